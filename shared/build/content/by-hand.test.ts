/** @jest-environment node */
import { factsByText, figuresByHand } from './by-hand';

const facts = factsByText({
  fees: { meals: { unlimited: '$2,800' }, badge: '$25' },
  contact: { phone: '+1 (555) 010-0133' },
  salaries: { business: '$75,000' },
});

test.each([
  ["price: '$2,800',", [{ line: 1, figure: '$2,800', fact: 'fees.meals.unlimited' }]],
  ["\ntext: 'Call +1 (555) 010-0133.',", [{ line: 2, figure: '+1 (555) 010-0133', fact: 'contact.phone' }]],
  ['text: `A semester costs ${fees.meals.unlimited}.`,', []],
  ["text: 'Another thing of $2,80 or $12,800,000',", []],
  ["text: 'A small one: $25',", []],
  ["label: '$48,000 to $75,000',", []],
  ["label: '$75,000 to $110,000',", []],
  ['/** As `$2,800`. */', []],
])('%s', (source, found) => expect(figuresByHand(source, facts)).toEqual(found));
