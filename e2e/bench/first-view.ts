/**
 * `npm run bench [-- /path …]`: what a first view of the published site costs: its scripts compared with one ordinary
 * bundle of the same pages, and its speed on a slow phone compared with the same documents without scripts, served by
 * the same kind of server. `RUNS` sets the number of loads (default 5). Named pages are compared by speed only, unless
 * they are among the usual ones, whose chunks of that bundle are known.
 */
import { temporaryFolder } from '@3eu/release/temporary-folder';
import type { Browser } from '@playwright/test';
import { loadedScripts } from '../page/first-view';
import { allPages } from '../pages';
import { launch } from './launch';
import { measuredPages, namedPages } from './pages';
import { buildPlain } from './rivals/plain-build';
import { medianViews } from './slow-phone';
import { serveVariant } from './static-server';
import { compare } from './statistics';
import { hundredths, kilobytes, ratio } from './table';
import { published, scriptless } from './variants';

const usual = [
  ...measuredPages,
  { path: '/financial-aid', chunks: ['page-financial-aid-financial-aid-page-tsx'] },
] as const;
const paths = namedPages(
  usual.map(({ path }) => path),
  allPages,
);

/** Scripts of a first view, as the network carries them. */
async function scriptsOf(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage();
  const scripts = await loadedScripts(page, url);
  await page.context().close();
  return { requests: scripts.length, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const [site, limit] = await Promise.all([published(), scriptless(paths)].map((variant) => serveVariant(variant)));
const browser = await launch();

const compared = usual.filter(({ path }) => paths.includes(path));
if (compared.length > 0) {
  const plain = await buildPlain(temporaryFolder('plain').path);
  const sizes = [];
  for (const { path, chunks } of compared) {
    const { requests, bytes } = await scriptsOf(browser, site!.url + path);
    const bundle = plain.bytesOf(chunks);
    sizes.push({
      page: path,
      requests,
      'scripts kB (br)': kilobytes(bytes),
      'one bundle kB (br)': kilobytes(bundle),
      ratio: ratio(bytes, bundle),
    });
  }
  console.table(sizes);
}

const speeds = [];
const paints: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
for (const path of paths) {
  const { ours, bare } = await medianViews(browser, {
    ours: { url: site!.url + path, hydrates: true },
    bare: { url: limit!.url + path, hydrates: false },
  });
  paints.ours.push(...ours.paints);
  paints.bare.push(...bare.paints);
  const speed = compare(ours.paints, bare.paints);
  console.log(`${path}: ${hundredths(speed.ratio)} ± ${hundredths(speed.error)}`);
  speeds.push({
    page: path,
    'LCP ms': Math.round(ours.paint),
    'without scripts': Math.round(bare.paint),
    ratio: hundredths(speed.ratio),
    '±': hundredths(speed.error),
    'ready ms': Math.round(ours.ready),
    'scripts kB': kilobytes(ours.scriptBytes),
    'later kB': kilobytes(ours.laterBytes),
    'layout shift': Number(ours.shift.toFixed(4)),
  });
}
console.table(speeds);
const all = compare(paints.ours, paints.bare);
console.log(`LCP of all loads: ${hundredths(all.ratio)} ± ${hundredths(all.error)} times that without scripts`);

await browser.close();
site!.stop();
limit!.stop();
