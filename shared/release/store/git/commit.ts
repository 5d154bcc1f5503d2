/** A commit to be made: what changes in the tree of another. */
export type NewCommit = {
  /** The ref that names it. */
  ref: string;
  /** Null for the first commit of a branch. */
  parent: string | null;
  /** Name, address and time, as git writes them. */
  author: string;
  message: string;
  write: ReadonlyMap<string, Buffer>;
  remove: readonly string[];
};

/** A path as git-fast-import reads it. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

function data(content: Buffer): Buffer[] {
  return [Buffer.from(`data ${content.length}\n`), content, Buffer.from('\n')];
}

/**
 * A commit as a stream for git-fast-import, which takes bytes as they are: no attribute, line ending, filter, hook or
 * signature of whoever releases has a part in it. Every file is a plain one.
 */
export function commitStream({ ref, parent, author, message, write, remove }: NewCommit): Buffer[] {
  const line = (text: string) => Buffer.from(`${text}\n`);
  return [
    line('feature done'),
    line(`commit ${ref}`),
    line(`author ${author}`),
    line(`committer ${author}`),
    ...data(Buffer.from(message)),
    ...(parent === null ? [] : [line(`from ${parent}`)]),
    ...remove.map((path) => line(`D ${quoted(path)}`)),
    ...[...write].flatMap(([path, content]) => [line(`M 100644 inline ${quoted(path)}`), ...data(content)]),
    line('done'),
  ];
}

/** What a push came to. */
export type PushFacts = {
  /** Whether git said that the branch was taken. */
  pushed: boolean;
  /** Whether the failure may be over in a moment. */
  isRace: boolean;
  /** Where the branch is now; null where there is none. */
  tip: string | null;
  /** Where it was when the release was planned. */
  parent: string | null;
  commit: string;
};

/** What follows from a push: the branch itself tells, for an answer may be lost, and words differ from server to server. */
export function pushAnswer({
  pushed,
  isRace,
  tip,
  parent,
  commit,
}: PushFacts): 'claimed' | 'taken' | 'again' | 'refused' {
  if (pushed || tip === commit) return 'claimed';
  if (tip !== parent) return 'taken';
  return isRace ? 'again' : 'refused';
}
