import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MenuGroup } from '@3eu/shared/contract';
import { brand, menuGroups } from '@3eu/shared/site';

/** Where a new page is listed until its team says otherwise: in the last group of the menus. */
const menu = (Object.keys(menuGroups) as MenuGroup[]).at(-1)!;

/** Where the files of new remotes stand; `{{name}}` and the like are filled in, in names of files too. */
const templates = join(import.meta.dirname, '../templates');

/** Every file below a folder, with slashes. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * The files of a working remote with one page, its words and its test, by path.
 * @param kind A package of the platform's repository, or a repository of its own.
 * @param values What else the template asks for, such as the platform's version.
 */
export function remoteFiles(
  kind: 'workspace' | 'repository',
  name: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const words = name.replaceAll('-', ' ');
  const known: Record<string, string> = {
    ...values,
    name,
    brand: brand.name,
    menu,
    section: menuGroups[menu],
    title: words.charAt(0).toUpperCase() + words.slice(1),
    key: name.includes('-') ? `'${name}'` : name,
  };
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => {
      if (known[value] === undefined) throw new Error(`A template asks for ${value}.`);
      return known[value];
    });
  return Object.fromEntries(
    ['remote', kind].flatMap((folder) =>
      filesBelow(join(templates, folder)).map((file) => [
        filled(file),
        filled(readFileSync(join(templates, folder, file), 'utf8')),
      ]),
    ),
  );
}

type Solution = { references?: { path: string }[] };

/**
 * The project's `tsconfig.json` with one more package, so that its types are checked with all others.
 * @returns Null where the file cannot be edited: then somebody has to add the package.
 */
export function withReference(file: string, path: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const solution = JSON.parse(readFileSync(file, 'utf8')) as Solution;
    const references = [...solution.references!.filter((each) => each.path !== path), { path }];
    const text = JSON.stringify({ ...solution, references }, null, 2);
    // A line for each, as before.
    return `${text.replaceAll(/\{\s+("path": "[^"]*")\s+\}/g, '{ $1 }').replace(/\[\s+\]/, '[]')}\n`;
  } catch {
    return null;
  }
}
