/** @jest-environment node */
import { enrollmentDates } from '@3eu/shared/site';
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';
import { entries } from './knowledge-base/entries';

declare const __dirname: string;

const all = sentences(modulesIn(__dirname));

testSharedFacts(all);

test('no text says that searches are reported, as reports omit the query of an address', () => {
  for (const sentence of all) expect(sentence).not.toMatch(/with what you searched/i);
});

test('no text mentions due scholarship forms, or calls dates next without knowing the day', () => {
  for (const sentence of all) {
    expect(sentence).not.toMatch(/scholarship (papers|forms?) (is|are) due/i);
    expect(sentence).not.toMatch(/\bthe next (two|three|four) (stand|are|dates)/i);
  }
});

test('an answer that names the deposit’s date also names that of housing, which is earlier', () => {
  const first = entries.find(({ answer }) => answer.includes(enrollmentDates.deposit.long));
  expect(enrollmentDates.housingApplication.iso < enrollmentDates.deposit.iso).toBe(true);
  expect(first!.answer).toContain(enrollmentDates.housingApplication.short);
});
