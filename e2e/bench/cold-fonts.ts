/**
 * `npm run bench -- cold-fonts [/path …]`: how much of each page moves when its fonts arrive after its first paint, at
 * five widths. It depends on the fonts of this machine, as what a visitor sees depends on those of theirs.
 */
import { observeShifts, shiftsSinceTheStart, totalOf } from '../page/layout-shift';
import { openWithLateFonts } from '../page/late-fonts';
import { allPages, siteRoot } from '../pages';
import { serveCopy } from '../releases/delivery';
import { launch } from './launch';
import { namedPages } from './pages';

const widths = [390, 768, 1040, 1280, 1440];
const missing = ['/no-such-page', '/major/no-such-major'];
const paths = namedPages([...allPages, ...missing]);

/** A shift from which on the bench says what moved. */
const notable = 0.001;

const server = await serveCopy(siteRoot);
const browser = await launch();
const rows = [];
const notes = [];
for (const path of paths) {
  const row: Record<string, string | number> = { page: path };
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await observeShifts(page);
    await openWithLateFonts(page, server.url + path);
    const shifts = await shiftsSinceTheStart(page);
    await page.close();
    const sum = totalOf(shifts);
    row[`${width} px`] = Number(sum.toFixed(4));
    if (sum >= notable) notes.push(`${path} at ${width} px: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`);
  }
  rows.push(row);
}
console.table(rows);
for (const note of notes) console.log(note);
await browser.close();
await server.stop();
