/** Where a release keeps what it knows of itself. */
import { privateFolder, publicFolder } from '../store/git';

export const files = {
  registry: `${publicFolder}/remotes.json`,
  records: `${privateFolder}/records.jsonl`,
  /** What each file that was made was made from, as a key. */
  keys: `${privateFolder}/keys.json`,
  pages: (owner: string) => `${privateFolder}/pages/${owner}.json`,
} as const;

const assets = new RegExp(`^${publicFolder}/(pictures|emblems|fonts)/`);

/** Whether a file belongs to no package: its name changes with its content, or everybody asks for it by that name. */
export const isAsset = (path: string): boolean => assets.test(path);
