import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameFault } from '@3eu/shared/contract/address';
import { addressRefusals } from '../gate/addresses';
import { isRemote, isShell, type RemoteVersion } from '../plan/versions';
import { UserError } from '../user-error';
import { buildPackages } from './build';
import { remoteTemplate } from './new-remote-template';
import type { Output } from './output';
import { allPackages, projectRoot } from './packages';

/** @throws UserError where the address of the remote's first page belongs to another package of the working tree. */
async function checkAddress(name: string, output: Output): Promise<void> {
  const builds = await buildPackages(allPackages(), { ...output, line: () => {} });
  const candidate = {
    descriptor: { kind: 'remote', name, pages: [{ path: `/${name}`, label: name }], blocks: [], redirects: {} },
    manifest: {},
  } as unknown as RemoteVersion;
  const remotes = Object.fromEntries(
    [...builds.filter(isRemote), candidate].map((version) => [version.descriptor.name, version]),
  );
  const [refusal] = addressRefusals({ shell: builds.find(isShell) ?? null, remotes }, [name]);
  if (refusal)
    throw new UserError(`A remote "${name}" would begin with the page /${name}: ${refusal.what} Choose another name.`);
}

/** Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published. */
export async function newRemoteCommand(name: string, output: Output): Promise<void> {
  const fault = nameFault(name);
  if (fault)
    throw new UserError(`A remote cannot have this name: ${fault}. Choose another one: npm run new-remote -- library`);
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw new UserError(`mfe-${name} is there already. Choose another name.`);
  await checkAddress(name, output);
  for (const [file, content] of Object.entries(remoteTemplate(name))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const references = join(projectRoot, 'tsconfig.json');
  const text = await readFile(references, 'utf8');
  await writeFile(
    references,
    text.replace('    { "path": "./shell" }', `    { "path": "./mfe-${name}" },\n    { "path": "./shell" }`),
  );
  output.line(
    `mfe-${name} stands. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}. Run \`npm install\` once, so that the lockfile knows it.`,
  );
}
