import { proveSite } from '@3eu/platform/proof';
import { siteUrl } from '../environment';

await proveSite({
  address: siteUrl,
  // Majors that the specification links to and has no page for.
  awaited: ['/major/mechanical-engineering', '/major/marketing'],
  budgets: { scripts: 141_000, requests: 8 },
});
