import { fault } from '../../messages/fault';
import { hashOf, indexFile, readIndex, type FileIndex } from '../file-index';
import { damaged, type Tree } from '../store';
import { numberSchema } from '../untrusted';
import type { GitAddress } from './address';
import { contentsOf, entriesOf, regularFile, type Entry, type Git } from './objects';

/** The file that holds the number of the release, beside its folders. */
export const numberFile = 'release.json';

/** A release in a branch, with what the next one is made from. */
export type GitTree = Tree & {
  /** The newest commit; null where the branch is not there yet. */
  commit: string | null;
  /** The release's files in git. */
  entries: ReadonlyMap<string, Entry>;
  /** What stands beside the release in the newest commit, and stays there: the settings and other files of the owner. */
  beside: ReadonlyMap<string, Entry>;
};

const isInRelease = (path: string) => /^(public|private)\//.test(path);

/** The files of a commit that are no release's. */
export function besideRelease(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  return new Map([...entries].filter(([path]) => !isInRelease(path)));
}

/** Files that an owner may add before the first release: settings, and files that hosts and readers look for. */
const owners =
  /^(\.[^/]+(\/|$)|config\.json$|CNAME$|(netlify|wrangler)\.(toml|jsonc?)$|(readme|licen[cs]e|notice)(\.\w+)?$)/i;

/**
 * The release in a commit, and the settings beside it. All of its content is read, in one go.
 * @param admit Throws where the commit must not be used.
 * @throws Fault where the branch holds something else than a site: a release would mix with it.
 */
export async function readCommit(
  git: Git,
  { name: store, branch }: GitAddress,
  commit: string | null,
  admit: (commit: string, settings: string | null) => Promise<void>,
): Promise<{ tree: GitTree; settings: string | null }> {
  const entries: Map<string, Entry> = commit === null ? new Map() : await entriesOf(git, commit);
  const other = [...entries.keys()].find((path) => !owners.test(path));
  if (!entries.has(indexFile) && other !== undefined)
    throw fault('branch-is-something-else', { store, branch, path: other });
  const textOf = async (file: string) => {
    const entry = entries.get(file);
    return entry ? String((await contentsOf(git, [entry.id]))[0]) : null;
  };
  const settings = await textOf('config.json');
  if (commit !== null) await admit(commit, settings);
  const broken = (file: string) => fault('branch-file-unreadable', { store, file, commit: commit! });
  const parsed = async <T>(file: string, read: (text: string) => T, otherwise: T): Promise<T> => {
    const text = await textOf(file);
    try {
      return text === null ? otherwise : read(text);
    } catch {
      throw broken(file);
    }
  };
  const index = await parsed(indexFile, readIndex, new Map() as FileIndex);
  const { number } = await parsed(numberFile, (text) => numberSchema.parse(JSON.parse(text)), { number: 0 });
  if (number === 0 && index.size > 0) throw broken(numberFile);

  const files = [...index.keys()].filter((path) => entries.get(path)?.mode === regularFile);
  const contents = await contentsOf(
    git,
    files.map((path) => entries.get(path)!.id),
  );
  const content = new Map(files.map((path, at) => [path, contents[at]]));
  const locate = (path: string) => `${path} in ${store}`;
  const tree: GitTree = {
    number,
    next: number + 1,
    commit,
    entries,
    beside: besideRelease(entries),
    paths: [...index.keys()],
    strangers: [...entries.keys()].filter((path) => isInRelease(path) && !index.has(path)),
    has: (path) => index.has(path),
    hash: (path) => index.get(path)?.[0],
    size: (path) => index.get(path)?.[1],
    read: (path) => {
      const bytes = content.get(path);
      const isReleased = bytes && hashOf(bytes) === index.get(path)![0];
      return isReleased ? Promise.resolve(bytes) : Promise.reject(damaged(locate(path)));
    },
    locate,
  };
  return { tree, settings };
}
