/** @jest-environment node */
import { siteFiles } from './site-files';

test.each([
  ['2026-01-01', '2027-01-01'],
  ['2026-06-30', '2027-01-01'],
  ['2026-07-01', '2027-07-01'],
  ['2026-12-31', '2027-07-01'],
])('security.txt of %s holds until %s, at least half a year and at most a whole one', (day, until) => {
  const text = siteFiles([], {}, new Date(day))['.well-known/security.txt'];
  expect(text).toContain(`Expires: ${until}T00:00:00.000Z`);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
});
