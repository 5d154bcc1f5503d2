/** @jest-environment node */
import { enrollmentDates } from '@3eu/shared/site';
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';
import { entries } from './knowledge-base/entries';

declare const __dirname: string;

const all = sentences(modulesIn(__dirname));

testSharedFacts(all);

test('nobody is told that searches are reported: the reports cut addresses at the question mark', () => {
  for (const sentence of all) expect(sentence).not.toMatch(/with what you searched/i);
});

test('scholarships need no papers of their own, and nothing is called next that does not know the day', () => {
  for (const sentence of all) {
    expect(sentence).not.toMatch(/scholarship (papers|forms?) (is|are) due/i);
    expect(sentence).not.toMatch(/\bthe next (two|three|four) (stand|are|dates)/i);
  }
});

test('whoever is told that the deposit comes first is told of housing, which is due before it', () => {
  const first = entries.find(({ answer }) => answer.includes(enrollmentDates.deposit.long));
  expect(enrollmentDates.housingApplication.iso < enrollmentDates.deposit.iso).toBe(true);
  expect(first!.answer).toContain(enrollmentDates.housingApplication.short);
});
