import { join } from 'node:path';
import { textOf } from '../messages/message';
import { folderStore } from '../store/folder';
import { gitStore } from '../store/git';
import { gitAddress } from '../store/git/address';
import type { Store } from '../store/store';
import { commitAuthor } from './identity';
import type { Output } from './output';
import { projectRoot } from './packages';
import { isInBranch } from './site';

/** The site in a folder, or in a branch. */
export function siteStore(site: string, { line }: Pick<Output, 'line'>): Store {
  if (!isInBranch(site)) return folderStore(site, { warn: (said) => line(textOf(said)) });
  const cache = process.env.STORE_CACHE || join(projectRoot, '.cache/stores');
  const store = gitStore(gitAddress(site), { cache, author: commitAuthor });
  // A killed process cannot hand its clone on: another process removes it.
  process.once('exit', store.close);
  return store;
}
