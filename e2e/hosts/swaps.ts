import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { siteRoot } from '../environment';

/** The page that differs. */
const changing = '/faq';
const forms = { identity: '', gzip: '.gz', br: '.br' } as const;
type Encoding = keyof typeof forms;

/** Two whole releases of a site that go live in turn. */
export type Swapping = {
  root: string;
  /** Makes the other one live, as a release does: by the rename of a link. */
  swap: () => void;
  /** The valid answers for the changing page, by encoding. */
  whole: Readonly<Record<Encoding, ReadonlySet<string>>>;
  remove: () => void;
};

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Copies the newest release twice, with a page that differs. */
export function swappingSite(): Swapping {
  const source = dirname(realpathSync(join(siteRoot, 'live')));
  const root = mkdtempSync(join(tmpdir(), 'swaps-'));
  const whole: Record<Encoding, Set<string>> = { identity: new Set(), gzip: new Set(), br: new Set() };
  for (const number of [1, 2]) {
    const folder = join(root, 'releases', String(number));
    mkdirSync(dirname(folder), { recursive: true });
    cpSync(source, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    const file = join(folder, `public${changing}/index.html`);
    const html = Buffer.from(`${readFileSync(file, 'utf8')}<!-- ${'release '.repeat(number * 200)}-->`);
    const contents: Record<Encoding, Buffer> = { identity: html, gzip: gzipSync(html), br: brotliCompressSync(html) };
    const index = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Record<string, [string, number]>;
    for (const encoding of Object.keys(forms) as Encoding[]) {
      writeFileSync(file + forms[encoding], contents[encoding]);
      whole[encoding].add(hashOf(contents[encoding]));
      index[`public${changing}/index.html${forms[encoding]}`] = [hashOf(contents[encoding]), contents[encoding].length];
    }
    writeFileSync(join(folder, 'files.json'), JSON.stringify(index));
  }
  let live = 1;
  const point = (number: number) => {
    symlinkSync(`releases/${number}/public`, join(root, 'next'));
    renameSync(join(root, 'next'), join(root, 'live'));
    live = number;
  };
  point(1);
  return { root, whole, swap: () => point(3 - live), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Requests the changing page over many connections while releases go live. @returns Answers that match neither release.
 */
export async function swapUnderLoad(
  url: string,
  { whole, swap }: Swapping,
  { answers, connections, swaps }: { answers: number; connections: number; swaps: number },
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const broken: string[] = [];
  let [asked, swapped] = [0, 0];
  const ask = (encoding: Encoding) =>
    new Promise<string | null>((resolve) => {
      const sent = request(url + changing, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) => {
        const hash = createHash('sha256');
        answer.on('data', (part: Buffer) => hash.update(part));
        answer.on('error', ({ message }) => resolve(message));
        answer.on('end', () => {
          const got = (answer.headers['content-encoding'] ?? 'identity') as Encoding;
          const isWhole = answer.statusCode === 200 && whole[got]?.has(hash.digest('hex'));
          resolve(isWhole ? null : `${answer.statusCode} in ${got}`);
        });
      });
      sent.on('error', ({ message }) => resolve(message));
      sent.end();
    });
  const visitor = async () => {
    while (asked < answers) {
      asked += 1;
      for (; swapped < Math.floor((asked * swaps) / answers); swapped += 1) swap();
      const fault = await ask((Object.keys(forms) as Encoding[])[asked % 3]!);
      if (fault !== null) broken.push(fault);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return broken;
}
