import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PublishError } from './publish-error';

/** A package that is published: its short name and its folder. */
export type Package = { name: string; root: string };

/** The project's root folder. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The shell and every `mfe-…` folder beside it. */
export function allPackages(): Package[] {
  const remotes = readdirSync(projectRoot)
    .filter((name) => name.startsWith('mfe-'))
    .map((folder) => ({ name: folder.slice('mfe-'.length), root: join(projectRoot, folder) }));
  return [{ name: 'shell', root: join(projectRoot, 'shell') }, ...remotes];
}

/** @throws PublishError for a name that no package has, with the names that there are. */
export function packageNamed(name: string): Package {
  const found = allPackages().find((candidate) => candidate.name === name);
  if (!found) throw new PublishError(`There is no package "${name}". There are: ${allPackages().map((other) => other.name).join(', ')}.`);
  return found;
}
