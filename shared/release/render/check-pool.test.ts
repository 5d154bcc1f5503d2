/** @jest-environment node */
import { checkedPart, checks } from './check-pool';

/** A page as a release writes it, of a version whose files have other names and hashes. */
const page = ({ version = '0123456789ab', words = 'Tours', title = 'Visit', menu = 'Menu' }) =>
  `<!doctype html><html lang="en"><head><title data-seo="">${title}</title>
<script type="module" src="/remotes/campus/${version}/web/${version}0000.js" integrity="sha384-${version}+/="></script>
<script async src="/shell/${version}/web/shell.${version}.js"></script></head><body><header>${menu}</header>
<script type="application/json">{"previous":"${version}","of":"</a>"}</script><main id="main">${words}</main></body></html>`;

test.each(checks)(
  'the verdict on %s stands for another version that looks the same, and for no other words',
  (check) => {
    const part = checkedPart(check, page({}));
    expect(checkedPart(check, page({ version: 'ba9876543210' }))).toBe(part);
    expect(checkedPart(check, page({ words: 'Tour' }))).not.toBe(part);
    expect(checkedPart(check, page({ title: 'Tour' }))).not.toBe(part);
    expect(part).toContain('<main id="main">Tours</main>');
  },
);

test('menus that change around a page leave the verdict on its accessibility, and not that on its HTML', () => {
  const [before, after] = [page({}), page({ menu: 'Another menu' })];
  expect(checkedPart('accessibility', after)).toBe(checkedPart('accessibility', before));
  expect(checkedPart('validity', after)).not.toBe(checkedPart('validity', before));
  expect(checkedPart('accessibility', before)).toContain('lang="en"');
});
