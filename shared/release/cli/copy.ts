import { fault } from '../messages/fault';
import { folderStore } from '../store/folder';
import { mirror } from '../store/mirror';
import type { Store } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import { InvalidArgumentError } from 'commander';
import type { Output } from './output';
import { nothingPublished } from './site';

/** A number of a release, as it is typed. */
export function releaseNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A release has a number, as in --release 41.');
}

/**
 * A copy of a release in a temporary folder, to serve: nothing that happens there reaches the site.
 * @param number Default: the newest.
 * @throws Fault with the releases that are kept, where this one is not.
 */
export async function copyOf(
  site: string,
  store: Store,
  number: number | undefined,
  { tell, step }: Output,
): Promise<{ folder: string; remove: () => void }> {
  step('Reading the release');
  const kept = await store.releases();
  if (kept.length === 0) throw nothingPublished(site);
  const release = number === undefined ? kept[0] : kept.find((each) => each.number === number);
  if (!release)
    throw fault('release-not-kept', { number: number!, site: store.name, kept: kept.map((each) => each.number) });
  const { path: folder, remove } = temporaryFolder('release');
  await mirror({ read: release.open }, folderStore(folder, { warn: tell }));
  return { folder, remove };
}
