/**
 * `npm run bench -- growth`: how the cost of a first view, and of releasing one remote, grows with the number of remotes
 * and pages; a release into a folder and into a branch. It works in a copy of the project, on Linux. `REMOTES` are the
 * sizes (default `4,64`), in rising order.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registryElementId } from '@3eu/platform/contract/elements';
import { listenIn } from '../fixtures';
import { createScratch } from '../releases/scratch';
import { loadedScripts } from '../page/first-view';
import { publicFiles } from '../pages';
import { report, type Row } from './figures';
import { launch } from './settings';
import { hundredths, kilobytes, median } from './statistics';

const sizes = (process.env.REMOTES || '4,64').split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size >= 4)) {
  console.error('REMOTES must be whole numbers from 4 up, separated by commas.');
  process.exit(2);
}
const own = 4;
const pagesEach = 9;
const rounds = 3;

const scratch = createScratch();
const copy = scratch.copy();
const site = join(copy.root, 'grown');
const pathsOf = (name: string) => Array.from({ length: pagesEach }, (_, page) => `${name}-${page}`);
spawnSync('git', ['init', '--quiet', '--bare', join(copy.root, 'grown.git')]);
const rootOf = (name: string) => join(copy.root, `mfe-${name}`);

function writePages(name: string, lede: string) {
  for (const path of pathsOf(name)) {
    mkdirSync(join(rootOf(name), 'src/pages', path), { recursive: true });
    writeFileSync(
      join(rootOf(name), 'src/pages', path, `${path}-page.tsx`),
      `import { Seo } from '@3eu/platform/page';\nimport { PageHeader } from '@3eu/university/ui';\nexport const Page = () => <><Seo title="${path}" description="A generated page." keywords={[]} section="Generated" /><PageHeader variant="plain" title="${path}" lede="${lede}" /></>;\n`,
    );
  }
}

/** A generated remote with a few pages, beside the real ones. */
function generate(index: number): string {
  const name = `gen-${index}`;
  writePages(name, 'A generated page.');
  cpSync(join(copy.root, 'mfe-campus/rspack.config.ts'), join(rootOf(name), 'rspack.config.ts'));
  const manifest = { name: `@3eu/mfe-${name}`, version: '1.0.0', type: 'module' };
  writeFileSync(join(rootOf(name), 'package.json'), JSON.stringify(manifest));
  const pages = pathsOf(name).map((path) => ({ path: `/${path}`, module: `./pages/${path}`, label: path }));
  writeFileSync(
    join(rootOf(name), 'src/descriptor.ts'),
    `import { defineRemote } from '@3eu/platform/contract';\nexport const descriptor = defineRemote({ name: '${name}', pages: ${JSON.stringify(pages)} });\n`,
  );
  return name;
}

const usageFile = join(copy.root, 'usage.json');
const preload = `--import ${pathToFileURL(join(import.meta.dirname, 'usage.mjs')).href}`;

/** Where a site is kept, as options of the tool. */
const places = {
  folder: ['--site', site],
  branch: ['--store', `git:${join(copy.root, 'grown.git')}#live`],
};

/** Releases packages with the copy's own tool. @returns Its processor time in ms, children included, and memory in MB. */
function publish(name: string, place: keyof typeof places): { cpu: number; memory: number } {
  const env = { NODE_OPTIONS: preload, USAGE_FILE: usageFile, STORE_CACHE: join(copy.root, 'stores') };
  const { status, stderr } = copy.tool(['publish', name, ...places[place]], env);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(usageFile, 'utf8')) as { cpu: number; memory: number };
}

const browser = await launch();
const rows: Row[] = [];
let smallest: { folder: number; branch: number } | undefined;
const generated: string[] = [];
try {
  for (const size of sizes) {
    while (generated.length < Math.max(size - own, 1)) generated.push(generate(generated.length));
    const changed = generated.at(-1)!;
    const costs = { folder: [] as number[], branch: [] as number[], memory: [] as number[] };
    for (const place of ['folder', 'branch'] as const) {
      publish('--all', place);
      for (let round = 0; round < rounds; round += 1) {
        writePages(changed, `Changed ${round} times among ${size}, in a ${place}.`);
        const { cpu, memory } = publish(changed, place);
        costs[place].push(cpu);
        costs.memory.push(memory);
      }
    }
    const page = await browser.newPage();
    await listenIn(page);
    const scripts = await loadedScripts(page, `${await scratch.serve(site)}/faq`);
    await page.close();
    const [folder, branch] = [median(costs.folder), median(costs.branch)];
    smallest ??= { folder, branch };
    const html = readFileSync(join(publicFiles(site), 'faq/index.html'), 'utf8');
    rows.push({
      remotes: own + generated.length,
      documents: generated.length * pagesEach,
      'registry, bytes': new RegExp(`id="${registryElementId}">([^<]*)`).exec(html)![1]!.length,
      'scripts kB': kilobytes(scripts.reduce((sum, { bytes }) => sum + bytes, 0)),
      'CPU into a folder': hundredths(folder / smallest.folder),
      'into a branch': hundredths(branch / smallest.branch),
      'memory, MB': Math.round(Math.max(...costs.memory)),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
} finally {
  await browser.close();
  await scratch.clear();
}
report('growth', rows);
