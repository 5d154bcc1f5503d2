import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Descriptor } from '@3eu/shared/contract/release';
import { writeCompressed } from './compress';
import { PublishError } from './publish-error';
import { writeFolderOnce, type SiteFolder } from './site-folder';

/** Reads the descriptor of a package's last build. */
export async function readBuild(packageRoot: string): Promise<Descriptor> {
  const file = join(packageRoot, 'dist/descriptor.json');
  if (!existsSync(file)) throw new PublishError(`${packageRoot} has not been built. Run \`npm run build\` in it first.`);
  return JSON.parse(await readFile(file, 'utf8')) as Descriptor;
}

/** Root-relative URL of a version's folder, with a slash at its end. */
export function versionBase({ kind, name, version }: Pick<Descriptor, 'kind' | 'name' | 'version'>): string {
  return kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
}

/** Puts a build beside the earlier ones. A version that is there already is left as it is. */
export async function copyVersion(site: SiteFolder, packageRoot: string, descriptor: Descriptor): Promise<void> {
  await writeFolderOnce(resolve(join(site.root, versionBase(descriptor))), async (draft) => {
    await cp(join(packageRoot, 'dist'), draft, { recursive: true, filter: (source) => !source.endsWith('/dist/types') && !source.endsWith('.tsbuildinfo') && !source.includes('/dist/public') });
    const files = (await readdir(draft, { recursive: true })) as string[];
    for (const file of files.filter((name) => name.startsWith('web/') && name.endsWith('.js'))) {
      await writeCompressed(join(draft, file), await readFile(join(draft, file)));
    }
  });
}
