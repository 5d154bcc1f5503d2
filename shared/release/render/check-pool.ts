import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentFault } from '../gate/gate';
import type { Memory } from './memory';

/** What a document links to and shows, and what can be linked to within it. */
export type Found = { links: readonly string[]; files: readonly string[]; anchors: readonly string[] };

/** The checkers' verdict on a document: what is wrong with it, and what it refers to; null where nothing was checked. */
export type Verdict = { findings: readonly DocumentFault[]; found: Found | null };

/** Checks documents; the verdict on a document that was checked before is remembered. */
export type Checker = { check: (html: string) => Promise<Verdict>; close: () => Promise<void> };

/** Finds nothing, for those who measure something else. */
export const noChecks: Checker = {
  check: () => Promise.resolve({ findings: [], found: null }),
  close: () => Promise.resolve(),
};

type Answer = { id: number; verdict?: Verdict; fault?: string };

const require = createRequire(import.meta.url);

/** What a verdict depends on besides the document: the checkers' versions and configuration. */
async function checkersKey(script: URL): Promise<string> {
  const versions = ['axe-core', 'html-validate'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  return [...versions, (await readFile(script)).toString()].join();
}

/** Parses a cached verdict; null if there is none or it is unreadable. */
function readVerdict(kept: Buffer | null): Verdict | null {
  try {
    return kept && (JSON.parse(kept.toString()) as Verdict);
  } catch {
    return null;
  }
}

/** The checkers, by what they check. */
type Check = 'accessibility' | 'validity';

/**
 * The part of a document that each check sees, and nothing else, so that its verdict holds for every document with the
 * same part. Validity covers the whole document, without the content of scripts and the names of versions and their
 * files. Accessibility covers the main part, so a page keeps its verdict when only menus and footer change; the browser
 * tests check those.
 */
export function checkedParts(html: string): Record<Check, string> {
  const validity = html
    .replaceAll(/(<script\b[^>]*>)[^]*?(?=<\/script>)/g, '$1')
    .replaceAll(/\/[0-9a-f]{12}\/web\/[\w.-]+/g, '/version')
    .replaceAll(/\bsha384-[\w+/=]+/g, 'sha384-');
  const [main] = /<main\b[^]*<\/main>/.exec(validity) ?? [];
  if (main === undefined) return { accessibility: validity, validity };
  const [root = '<html>'] = /<html\b[^>]*>/.exec(validity) ?? [];
  const [title = ''] = /<title\b[^]*?<\/title>/.exec(validity) ?? [];
  return { accessibility: `<!doctype html>${root}<head>${title}</head><body>${main}</body></html>`, validity };
}

/**
 * A checker with its own threads, which start with the first document that is not in the cache.
 * @param memory Cache of verdicts.
 * @param threads Default: two if more than two processors leave room beside rendering and compression, else one.
 */
export function openChecker(memory: Memory, threads = availableParallelism() > 2 ? 2 : 1): Checker {
  const script = new URL('./check-worker.mjs', import.meta.url);
  const waiting = new Map<number, { resolve: (verdict: Verdict) => void; reject: (error: Error) => void }>();
  const workers: Worker[] = [];
  const key = checkersKey(script);
  let last = 0;

  const start = () => {
    const worker = new Worker(script, { execArgv: [] });
    worker.on('message', ({ id, verdict, fault }: Answer) => {
      if (verdict) waiting.get(id)?.resolve(verdict);
      else waiting.get(id)?.reject(new Error(fault));
      waiting.delete(id);
    });
    worker.on('error', (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    workers.push(worker);
  };

  const ask = (check: Check, html: string): Promise<Verdict> => {
    const id = (last += 1);
    if (workers.length < threads) start();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      workers[id % workers.length]!.postMessage({ id, check, html });
    });
  };

  /** One check's verdict on its part, from the cache if possible. */
  const verdictOf = async (check: Check, part: string): Promise<Verdict> => {
    const hash = createHash('sha256')
      .update(await key)
      .update(check)
      .update(part)
      .digest('hex');
    const name = `${hash.slice(0, 32)}.json`;
    const known = readVerdict(await memory.recall(name));
    if (known) return known;
    const found = await ask(check, part);
    await memory.keep(name, JSON.stringify(found));
    return found;
  };

  return {
    check: async (html) => {
      const parts = checkedParts(html);
      const [accessibility, validity] = await Promise.all([
        verdictOf('accessibility', parts.accessibility),
        verdictOf('validity', parts.validity),
      ]);
      return { findings: [...accessibility.findings, ...validity.findings], found: accessibility.found };
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
