/** Room cli: builds packages for a release. For releasing.ts alone. */
import { tmpdir } from 'node:os';
import { fault } from '../message';
import type { Package } from '../project';
import { readBuild, type Version } from '../site/version';
import { temporaryFolder } from '../temporary-folder';
import type { Output } from './output';

/** Builds a package into a folder of its own, so that others may build it meanwhile. */
async function buildVersion({ name, root }: Package, output: Output): Promise<Version> {
  const { buildPackage } = await import('../../build/compile');
  output.say(`Building ${name}`);
  const folder = temporaryFolder('build', tmpdir());
  try {
    await buildPackage(root, folder.path);
    const build = await readBuild(folder.path);
    const { name: found, version } = build.descriptor;
    if (found !== name)
      throw fault(`${root} contains the package ${found}, not ${name}.`, 'Correct the name or the folder.');
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
