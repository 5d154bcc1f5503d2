/**
 * `npm run bench -- cold-fonts [/path …]`: how much of each page moves when its fonts come late, at widths from 320 to
 * 1600 px, 16 px apart; `WIDTHS` names others. It depends on the fonts of this machine, as what a visitor sees depends
 * on those of theirs.
 */
import { localFallbacks, swapFonts } from '../page/font-swap';
import { siteRoot } from '../environment';
import { allPages } from '../pages';
import { serveCopy } from '../releases/delivery';
import { launch } from './launch';
import { namedPages } from './pages';
import { numbersSetting } from './settings';

const usual = Array.from({ length: 81 }, (_, step) => 320 + 16 * step);
const widths = numbersSetting('WIDTHS', usual);
const missing = ['/no-such-page', '/major/no-such-major'];
const paths = namedPages([...allPages, ...missing]);

/** A shift from which on the bench says what moved. */
const notable = 0.001;

const summary = (values: readonly number[]) =>
  `${values.filter((value) => value >= notable).length} of ${values.length} widths from ${notable} up, largest ${Math.max(...values).toFixed(4)}`;

const server = await serveCopy(siteRoot);
const browser = await launch();
const values: number[] = [];
for (const path of paths) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const moved = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    moved.push({ width, ...(await swapFonts(page, await localFallbacks(page))) });
  }
  await context.close();
  const ofPage = moved.map(({ value }) => value);
  values.push(...ofPage);
  console.log(`${path}: ${summary(ofPage)}`);
  for (const { width, value, texts } of moved.filter(({ value }) => value >= notable))
    console.log(`  ${width} px, ${value.toFixed(4)}: ${texts.slice(0, 4).join(' | ')}`);
}
console.log(`All: ${summary(values)}`);
await browser.close();
await server.stop();
