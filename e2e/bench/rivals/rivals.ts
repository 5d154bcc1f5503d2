/**
 * `npm run bench -- rivals [/path …]`: the same pages on a slow phone, as one ordinary bundle, as a static export of
 * Next.js, with Module Federation 2 as its documentation sets it up, and without any script. All send the same headers;
 * what the site's policies on scripts cost, with which rivals do not comply, is a line of its own. `RUNS` sets the loads
 * of each (default 5).
 */
import { temporaryFolder } from '@3eu/release/temporary-folder';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { publicFiles } from '../../pages';
import { kept } from '../installed';
import { launch } from '../launch';
import { measuredPages, namedPages } from '../pages';
import { medianViews, type Medians } from '../slow-phone';
import { compare } from '../statistics';
import { compressBelow, serveVariant, type Variant } from '../static-server';
import { hundredths, kilobytes, markdownTable } from '../table';
import { published, scriptless, withDocuments } from '../variants';
import { buildFederation } from './federation/build';
import { buildNext } from './next-build';
import { buildPlain } from './plain-build';

// Not only the named pages: a visitor also goes on to others.
const paths = measuredPages.map(({ path }) => path);
const named = namedPages(paths);
const pages = measuredPages.filter(({ path }) => named.includes(path));

/**
 * Our documents, with an ordinary bundle in place of the shell's script; the document also requests the page's own
 * chunk.
 */
async function plainVariant(): Promise<Variant> {
  const folder = temporaryFolder('plain').path;
  const { scriptsOf } = await buildPlain(folder);
  compressBelow(folder);
  const chunksOf = (path: string) => measuredPages.find((page) => page.path === path)!.chunks;
  return withDocuments(
    paths,
    (html, path) => {
      const scripts = scriptsOf(chunksOf(path)).map(
        (file) => `<script async src="/${file}" crossorigin="anonymous" fetchpriority="low"></script>`,
      );
      const [bare, end] = html.split(/<script async src[^>]*><\/script>/);
      if (end === undefined)
        throw new Error(`${path}: the document has no first script that the bundle could replace.`);
      return [bare, ...scripts, end].join('');
    },
    [folder],
  );
}

/** A Next.js export has a file for each page; pictures and fonts come from our site. */
function nextVariant(): Variant {
  const folder = buildNext();
  compressBelow(folder);
  return {
    folders: [folder, publicFiles()],
    documentOf: (path) => (path === '/' ? 'index.html' : `${path}.html`),
  };
}

/** One document answers for every page. */
async function federationVariant(): Promise<Variant> {
  const folder = temporaryFolder('federation').path;
  await buildFederation(folder);
  compressBelow(folder);
  return { folders: [folder, publicFiles()], documentOf: () => 'index.html' };
}

const variants: Readonly<Record<string, Variant>> = {
  'this site': published(),
  'this site, with its policies': { ...published(), hasPolicies: true },
  'one bundle, prerendered': await plainVariant(),
  'Next.js, static export': nextVariant(),
  'Module Federation 2, client-side': await federationVariant(),
  'no scripts (the limit)': scriptless(paths),
};

function row(page: string, variant: string, view: Medians, limit: Medians) {
  const paint = compare(view.paints, limit.paints);
  return {
    page,
    variant,
    'all kB': kilobytes(view.bytes),
    'scripts kB': kilobytes(view.scriptBytes),
    requests: view.requests,
    'later kB': kilobytes(view.laterBytes),
    'LCP ms': Math.round(view.paint),
    'LCP ratio': hundredths(paint.ratio),
    '±': hundredths(paint.error),
    'ready ms': view.ready > 0 ? Math.round(view.ready) : '–',
    'layout shift': Number(view.shift.toFixed(4)),
    'next page ms': Math.round(view.navigation),
  };
}

const names = Object.keys(variants);
const servers = await Promise.all(Object.values(variants).map(serveVariant));
const browser = await launch();
const rows: ReturnType<typeof row>[] = [];
for (const { path, goesTo } of pages) {
  const visits = names.map((name, index) => {
    const url = servers[index]!.url + path;
    return [name, { url, goesTo, hydrates: !name.startsWith('no scripts') }] as const;
  });
  const views = await medianViews(browser, Object.fromEntries(visits));
  const limit = views['no scripts (the limit)']!;
  rows.push(...names.map((name) => row(path, name, views[name]!, limit)));
  console.table(rows.slice(-names.length));
}
const machine = `${availableParallelism()} cores, Node ${process.versions.node.split('.')[0]}`;
const markdown = `${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${markdownTable(rows)}\n`;
mkdirSync(kept, { recursive: true });
const file = join(kept, 'rivals.md');
writeFileSync(file, markdown);
console.log(markdown);
console.log(`Also written to ${file}.`);
await browser.close();
for (const { stop } of servers) stop();
