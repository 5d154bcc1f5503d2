/** A commit to make: the changes to its parent's tree. */
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
 * signature of the user affects it. Every file is a regular one.
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

/** The facts about a push. */
export type PushFacts = {
  /** Whether git reported success. */
  pushed: boolean;
  /** Whether the failure may be over in a moment. */
  isRace: boolean;
  /** Where the branch is now; null where there is none. */
  tip: string | null;
  /** Where it was when the release was planned. */
  parent: string | null;
  commit: string;
};

/**
 * The outcome of a push. The branch itself decides, because a response may be lost, and messages differ between
 * servers.
 */
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
