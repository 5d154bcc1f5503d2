import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding } from '../gate/gate';
import type { Memory } from './memory';

/** What checkers say of a document: what is wrong with it, and where its main part links to; null where nobody looked. */
export type Verdict = { findings: readonly Finding[]; links: readonly string[] | null };

/** Checks documents; the verdict on a document that was checked before is remembered. */
export type Checker = { check: (html: string) => Promise<Verdict>; close: () => Promise<void> };

/** Finds nothing, for those who measure something else. */
export const noChecks: Checker = {
  check: () => Promise.resolve({ findings: [], links: null }),
  close: () => Promise.resolve(),
};

type Answer = { id: number; verdict?: Verdict; fault?: string };

const require = createRequire(import.meta.url);

/** What a verdict depends on besides the document: the checkers, and how they are asked. */
async function checkersKey(script: URL): Promise<string> {
  const versions = ['axe-core', 'html-validate'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  return [...versions, (await readFile(script)).toString()].join();
}

/** A verdict as it was kept; null for none, and for what is none. */
function readVerdict(kept: Buffer | null): Verdict | null {
  try {
    return kept && (JSON.parse(kept.toString()) as Verdict);
  } catch {
    return null;
  }
}

/** The checkers, each by what it says of a document. */
type Check = 'accessibility' | 'validity';

/**
 * What each check looks at in a document, and nothing else: the verdict on it then stands for every document that has the
 * same. Validity is the whole document's, but for the content of scripts and the names of versions and their files.
 * Accessibility is asked of the main part, so a page keeps its verdict while menus and footer change around it; those are
 * the browser tests' business.
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
 * A checker with threads of its own, which start with the first document that nobody has checked yet.
 * @param memory Of verdicts.
 * @param threads By default one, and a second one where rendering and compressing leave it a processor.
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

  /** What one check says, remembered by what it looked at. */
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
      return { findings: [...accessibility.findings, ...validity.findings], links: accessibility.links };
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
