/** @jest-environment node */
import { checkedParts } from './check-pool';

/** A page as a release writes it; another version has other file names and hashes. */
const page = ({ version = '0123456789ab', words = 'Tours', title = 'Visit', menu = 'Menu' }) =>
  `<!doctype html><html lang="en"><head><title data-seo="">${title}</title>
<script type="module" src="/remotes/campus/${version}/web/${version}0000.js" integrity="sha384-${version}+/="></script>
<script async src="/shell/${version}/web/shell.${version}.js"></script></head><body><header>${menu}</header>
<script type="application/json">{"previous":"${version}","of":"</a>"}</script><main id="main">${words}</main></body></html>`;

test.each(['accessibility', 'validity'] as const)(
  'the verdict on %s is reused for a version that looks the same, but not for new text',
  (check) => {
    const part = checkedParts(page({}))[check];
    expect(checkedParts(page({ version: 'ba9876543210' }))[check]).toBe(part);
    expect(checkedParts(page({ words: 'Tour' }))[check]).not.toBe(part);
    expect(checkedParts(page({ title: 'Tour' }))[check]).not.toBe(part);
    expect(part).toContain('<main id="main">Tours</main>');
  },
);

test('changed menus keep a page’s accessibility verdict, but not its HTML verdict', () => {
  const [before, after] = [checkedParts(page({})), checkedParts(page({ menu: 'Another menu' }))];
  expect(after.accessibility).toBe(before.accessibility);
  expect(after.validity).not.toBe(before.validity);
  expect(before.accessibility).toContain('lang="en"');
});
