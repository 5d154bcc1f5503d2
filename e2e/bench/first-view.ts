/**
 * `npm run bench [-- /path …]`: a first view of the published site on a slow phone, compared with the same documents
 * without scripts. `RUNS` sets the number of loads (default 5).
 */
import { report } from './figures';
import { launch, namedPages } from './settings';
import { medianViews } from './slow-phone';
import { compare, inWords, kilobytes } from './statistics';
import { published, scriptless, serveVariant } from './variants';

const paths = namedPages(['/', '/major/psychology', '/faq', '/application', '/athletics', '/financial-aid']);
const [site, limit] = await Promise.all([published(), scriptless(paths)].map(serveVariant));
const browser = await launch();

const rows = [];
const paints: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
for (const path of paths) {
  const { ours, bare } = await medianViews(browser, {
    ours: { url: site!.url + path, hydrates: true },
    bare: { url: limit!.url + path, hydrates: false },
  });
  paints.ours.push(...ours.paints);
  paints.bare.push(...bare.paints);
  const row = {
    page: path,
    'LCP without scripts = 1': inWords(compare(ours.paints, bare.paints)),
    requests: ours.requests,
    'scripts kB': kilobytes(ours.scriptBytes),
  };
  console.log(JSON.stringify(row));
  rows.push(row);
}
const all = { page: 'all loads', 'LCP without scripts = 1': inWords(compare(paints.ours, paints.bare)) };
report('first-view', [...rows, all]);

await browser.close();
site!.stop();
limit!.stop();
