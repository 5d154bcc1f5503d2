import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { keyOf, type Cached } from '../cache';
import type { Finding } from '../gate/gate';

/** What axe and the validator of HTML find in a document. */
export type Checker = { check: (html: string) => Promise<readonly Finding[]>; close: () => Promise<void> };

/** Finds nothing, for those who measure something else. */
export const noChecks: Checker = { check: () => Promise.resolve([]), close: () => Promise.resolve() };

/** A document that takes longer is nested so deeply, or so large, that browsers suffer too. In seconds. */
const patience = 20;

/**
 * A document without what its checks do not depend on: its state, and the addresses and hashes of its scripts and styles.
 * A release that changes only those has the same verdict.
 */
export function bodyOf(html: string): string {
  return html
    .replaceAll(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1')
    .replaceAll(/\/(shell|remotes\/[\w-]+)\/[0-9a-f]{12}\/[\w./-]+/g, '/$1/')
    .replaceAll(/sha(256|384)-[\w+/=]+/g, 'sha$1');
}

/** The checkers in the versions that are installed. */
function checkersKey(worker: URL): string {
  return keyOf(readFileSync(worker), readFileSync(new URL('../package.json', import.meta.url)));
}

/**
 * A checker with threads of its own, which start with the first document that nobody has checked: two if more than two
 * processors leave room beside rendering and compression, else one.
 * @param worker The module that checks a document.
 * @param limit How long one document may take, in seconds.
 */
export function openChecker(
  cached: Cached,
  worker = new URL('./check-worker.mjs', import.meta.url),
  limit = patience,
): Checker {
  const most = availableParallelism() > 2 ? 2 : 1;
  const turns: Promise<unknown>[] = Array.from({ length: most }, () => Promise.resolve());
  const checkers = checkersKey(worker);
  let pool: Tinypool | undefined;
  let next = 0;

  /** Runs when its turn comes: the limit is that of the document, not of those before it. */
  const verdictOf = (html: string): Promise<Buffer> => {
    const turn = (next += 1) % most;
    const verdict = turns[turn]!.then(async () => {
      pool ??= new Tinypool({ minThreads: 1, maxThreads: most, execArgv: [] });
      const options = { filename: fileURLToPath(worker), name: 'check', signal: AbortSignal.timeout(limit * 1000) };
      return Buffer.from(JSON.stringify(await pool.run(html, options)));
    });
    turns[turn] = verdict.catch(() => undefined);
    return verdict;
  };
  return {
    check: async (html) => {
      try {
        return JSON.parse(
          (await cached('verdict', [checkers, bodyOf(html)], () => verdictOf(html))).toString(),
        ) as Finding[];
      } catch (error) {
        if ((error as Error).name !== 'AbortError') throw error;
        const message = `its checks took longer than ${limit} seconds.`;
        return [{ message, todo: 'Nest its elements less deeply, or divide the page.' }];
      }
    },
    close: async () => pool?.destroy(),
  };
}
