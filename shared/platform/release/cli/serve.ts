/** Room cli: the commands that show: a site as it is, one with candidates in it, or all of the working tree. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePort, type ListenOptions } from '../look/listen';
import { publicFolder } from '../site/tree';
import { writeCheckout } from '../store/checkout';
import type { Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import type { Output } from './output';
import { onEnd } from './ending';
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

/** How often a server looks which release is live, in milliseconds. */
const lookEvery = 5000;

/**
 * Has what is served follow what is live, also in a branch elsewhere, and says so.
 * @returns Looks once.
 */
export function follower(store: Store, { report, note }: Output): () => Promise<void> {
  let [shown, failed] = [store.served()?.number, ''];
  return async () => {
    try {
      // In a folder, whoever releases turns the link.
      if (!store.isServed) await store.serve();
      failed = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== failed) note(`What is live is not known, and release ${shown} stays shown. ${message}`);
      failed = message;
    }
    const number = store.served()?.number;
    if (number === shown) return;
    shown = number;
    report(`Release ${number} is shown now.`, { number });
  };
}

/** Follows what is live for as long as this process serves. @returns Which release is shown first. */
export function follow(store: Store, output: Output): string {
  const look = follower(store, output);
  let timer: NodeJS.Timeout;
  const lookLater = () => void (timer = setTimeout(() => void look().then(lookLater), lookEvery).unref());
  lookLater();
  onEnd(() => clearTimeout(timer));
  return `release ${store.served()?.number} of ${store.name}`;
}

/** Serves what is published, or an earlier release. */
export async function serveCommand(
  { release, ...options }: ServeOptions & { release?: number },
  output: Output,
): Promise<void> {
  const store = siteStore(options.site);
  await liveTree(options.site, store);
  if (release !== undefined)
    return serveFolder(await earlierRelease(store, release, output), options, output, `release ${release}`);
  const place = await store.serve();
  await serveFolder(place, options, output, follow(store, output));
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
  const { tree, record } = await publishCommand(names, { site, all, changed, preview: true }, output);
  if (branch !== undefined) {
    const place = await store.show(tree, branch);
    const command = commandFor(site, `rollback -- ${names[0] ?? 'PACKAGE'} --from ${typedWord(place)}`);
    output.report(`It is on the branch ${branch}. To make the very same live: ${command}`, { place });
    return;
  }
  const { path: folder } = temporaryFolder('preview');
  await writeCheckout(tree, join(folder, publicFolder), cached);
  const candidates = record.packages.map(({ name }) => name).join(', ') || 'nothing that is not live';
  const shows = `a preview: release ${tree.number - 1} with ${candidates} from the working tree`;
  await serveFolder(join(folder, publicFolder), options, output, shows);
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
