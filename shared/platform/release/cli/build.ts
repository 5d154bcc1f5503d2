/** Room cli: builds packages for a release, and knows what it has built of which sources. For cli. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../pictures/files';
import { fault } from '../message';
import { projectRoot, sourcesKey, type Package } from '../project';
import { readBuild, type Version } from '../site/version';
import { temporaryFolder } from '../temporary-folder';
import type { Output } from './output';

/** Where this machine keeps what it has built last of a package: the name of its sources, and the version. */
const builtFile = (name: string) => join(projectRoot, '.cache/built', name);

/** The version that a package's sources make as they lie here; undefined where they are not what was built here last. */
export function builtVersion({ name, root }: Package): string | undefined {
  if (!existsSync(builtFile(name))) return undefined;
  const [key, version] = readFileSync(builtFile(name), 'utf8').split(' ');
  return key === sourcesKey(root) ? version : undefined;
}

/** Keeps it; where that cannot be written, nothing is kept. */
function keepBuilt(name: string, key: string | undefined, version: string): void {
  try {
    if (key !== undefined) writeWhole(builtFile(name), `${key} ${version}`);
  } catch {
    rmSync(builtFile(name), { force: true });
  }
}

/** Builds a package into a folder of its own, so that others may build it meanwhile. */
async function buildVersion({ name, root }: Package, output: Output): Promise<Version> {
  const { buildPackage } = await import('../../build/compile');
  output.say(`Building ${name}`);
  const [folder, key] = [temporaryFolder('build', tmpdir()), sourcesKey(root)];
  try {
    await buildPackage(root, folder.path);
    const build = await readBuild(folder.path);
    const { name: found, version } = build.descriptor;
    if (found !== name)
      throw fault(`${root} contains the package ${found}, not ${name}.`, 'Correct the name or the folder.');
    keepBuilt(name, key, version);
    output.report(`${name} ${version} built`, { name, version });
    return build;
  } finally {
    folder.remove();
  }
}

/** Builds packages one after the other. */
export async function buildPackages(packages: readonly Package[], output: Output): Promise<Version[]> {
  const builds: Version[] = [];
  for (const each of packages) builds.push(await buildVersion(each, output));
  return builds;
}
