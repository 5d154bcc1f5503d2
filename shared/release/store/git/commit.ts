import type { Entry } from './objects';

/** A commit to make, and all that its tree holds. */
export type NewCommit = {
  /** The ref that names it. */
  ref: string;
  /** Null for the first commit of a branch. */
  parent: string | null;
  /** Name, address and time, as git writes them. */
  author: string;
  message: string;
  /** Files that are in git already, by path. */
  keep: ReadonlyMap<string, Pick<Entry, 'mode' | 'id'>>;
  write: ReadonlyMap<string, Buffer>;
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
 * signature of the user affects it. Every new file is a regular one.
 */
export function commitStream({ ref, parent, author, message, keep, write }: NewCommit): Buffer[] {
  const line = (text: string) => Buffer.from(`${text}\n`);
  return [
    line('feature done'),
    line(`commit ${ref}`),
    line(`author ${author}`),
    line(`committer ${author}`),
    ...data(Buffer.from(message)),
    ...(parent === null ? [] : [line(`from ${parent}`)]),
    line('deleteall'),
    ...[...keep].map(([path, { mode, id }]) => line(`M ${mode} ${id} ${quoted(path)}`)),
    ...[...write].flatMap(([path, content]) => [line(`M 100644 inline ${quoted(path)}`), ...data(content)]),
    line('done'),
  ];
}
