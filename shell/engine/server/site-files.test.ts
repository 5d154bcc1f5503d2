/** @jest-environment node */
import { siteFiles } from './site-files';

const filesOf = (redirects: Record<string, string>, day = '2026-01-01') =>
  siteFiles({ indexed: [], notFoundFiles: [], redirects, connections: [], reports: null, now: day });

test.each([
  ['2026-01-01', '2027-01-01'],
  ['2026-06-30', '2027-01-01'],
  ['2026-07-01', '2027-07-01'],
  ['2026-12-31', '2027-07-01'],
])('security.txt of %s is valid until %s, between half a year and a year later', (day, until) => {
  const text = filesOf({}, day)['.well-known/security.txt'];
  expect(text).toContain(`Expires: ${until}T00:00:00.000Z`);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});

const movedDocument = (to: string) => filesOf({ '/ebb': to })['ebb/index.html']!;

test('the document of a moved address keeps the fragment of its target', () => {
  const document = movedDocument('/tides#spring');
  expect(document).toContain(`href="${SITE.address}/tides#spring"`);
  expect(document).toContain('<a href="/tides#spring"');
});

// The gate refuses such a target; the document does not rely on it.
test('any redirect target is escaped in the document', () => {
  const document = movedDocument('/tides#a"><script>alert("&amp;")</script>');
  expect(document).not.toContain('<script>');
  expect(document).toContain('<a href="/tides#a&#34;&#62;&#60;script&#62;alert(&#34;&#38;amp;&#34;)&#60;/script&#62;"');
});

test('a redirect that only mends the case of an address has no document, which could take the page’s place', () => {
  expect(Object.keys(filesOf({ '/FAQ': '/faq', '/ebb': '/tides' }))).toEqual(
    Object.keys(filesOf({ '/ebb': '/tides' })),
  );
});
