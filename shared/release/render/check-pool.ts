import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { DocumentFault } from '../gate/gate';

/** What a document links to and shows, and what can be linked to within it. */
export type Found = { links: readonly string[]; files: readonly string[]; anchors: readonly string[] };

/** The checkers' verdict on a document: what is wrong with it, and what it refers to; null where nothing was checked. */
export type Verdict = { findings: readonly DocumentFault[]; found: Found | null };

export type Checker = { check: (html: string) => Promise<Verdict>; close: () => Promise<void> };

/** Finds nothing, for those who measure something else. */
export const noChecks: Checker = {
  check: () => Promise.resolve({ findings: [], found: null }),
  close: () => Promise.resolve(),
};

/**
 * A checker with threads of its own, which start with the first document: two if more than two processors leave room
 * beside rendering and compression, else one.
 * @param worker The module that checks a document.
 */
export function openChecker(worker = new URL('./check-worker.mjs', import.meta.url)): Checker {
  const most = availableParallelism() > 2 ? 2 : 1;
  let pool: Tinypool | undefined;
  return {
    check: (html) => {
      pool ??= new Tinypool({ minThreads: 1, maxThreads: most, execArgv: [] });
      return pool.run(html, { filename: fileURLToPath(worker), name: 'check' }) as Promise<Verdict>;
    },
    close: async () => pool?.destroy(),
  };
}
