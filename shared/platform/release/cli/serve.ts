/** Room cli: the commands that show: a site as it is, one with candidates in it, or all of the working tree. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePort, type ListenOptions } from '../look/listen';
import { publicFolder } from '../site/tree';
import { writeCheckout } from '../store/checkout';
import type { Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import type { Output } from './output';
import { serveFolder } from './serve-folder';
import { cached, liveTree, siteStore } from './site';
import { commandFor, typedWord } from './site-names';

type ServeOptions = ListenOptions & { site: string };

/** A folder of an earlier release's public files, which goes when this process ends. */
export async function earlierRelease(store: Store, number: number, { say }: Output): Promise<string> {
  say(`Reading release ${number}`);
  const { path } = temporaryFolder('release');
  await writeCheckout(await store.read(number), join(path, publicFolder), cached);
  return join(path, publicFolder);
}

/** Serves what is published, or an earlier release. */
export async function serveCommand(
  { release, ...options }: ServeOptions & { release?: number },
  output: Output,
): Promise<void> {
  const store = siteStore(options.site);
  await liveTree(options.site, store);
  const place = release === undefined ? store.serve() : earlierRelease(store, release, output);
  await serveFolder(await place, options, output);
}

type PreviewOptions = ListenOptions & {
  site: string;
  /** Branch of the site's repository that takes the preview, where it is not to be served here. */
  branch?: string;
  /** Every package. */
  all?: boolean;
  /** Every package whose build is not the live one. */
  changed?: boolean;
};

/** A whole site with the named packages as they are in the working tree: served at once, or put on a branch. */
export async function previewCommand(names: readonly string[], options: PreviewOptions, output: Output): Promise<void> {
  const { site, branch, all = false, changed = false } = options;
  if (branch === undefined) await ensurePort(options);
  const store = siteStore(site);
  await liveTree(site, store);
  const { publishCommand } = await import('./releasing');
  const { tree } = await publishCommand(names, { site, all, changed, preview: true }, output);
  if (branch !== undefined) {
    const place = await store.show(tree, branch);
    const command = commandFor(site, `rollback -- ${names[0] ?? 'PACKAGE'} --from ${typedWord(place)}`);
    output.report(`It is on the branch ${branch}. To make the very same live: ${command}`, { place });
    return;
  }
  const { path: folder } = temporaryFolder('preview');
  await writeCheckout(tree, join(folder, publicFolder), cached);
  await serveFolder(join(folder, publicFolder), options, output);
}

/** Makes the working tree the first release where nothing is live, or else a preview, and leads to it from a place. */
export async function prepareCommand(options: ServeOptions, place: string, output: Output): Promise<void> {
  await ensurePort(options);
  const { site } = options;
  const store = siteStore(site);
  const { number } = await store.read();
  const { publishCommand } = await import('./releasing');
  if (number === 0) {
    await publishCommand([], { site, all: true }, output);
    return symlinkSync(await store.serve(), place);
  }
  output.report(`Release ${number} is live and stays so. This shows the working tree.`);
  output.report(`To make live what differs: ${commandFor(site, 'publish-remote -- --changed')}`);
  const { tree } = await publishCommand([], { site, all: true, preview: true }, output);
  await writeCheckout(tree, place, cached);
}
