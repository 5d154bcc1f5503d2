import { proveSite } from '@3eu/platform/proof';
import { servedAt } from '../environment';

await proveSite({
  address: servedAt().site,
  // Majors that the specification links to and has no page for.
  awaited: ['/major/mechanical-engineering', '/major/marketing'],
  clocks: '[data-part=clock]',
  budgets: { scripts: 141_000, requests: 8 },
});
