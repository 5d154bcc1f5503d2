import { campus, enrollmentDates, parking } from '@3eu/shared/site';
import { about } from './about';
import { alumniFriends } from './alumni-friends';
import { faq } from './faq';
import { entries } from './knowledge-base/entries';
import { my3eu } from './my3eu';
import { parentsFamilies } from './parents-families';
import { privacyPolicy } from './privacy-policy';

/** Every sentence of this package, wherever it stands in its content. */
function sentences(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/(?<=[.;?!]) /);
  return content && typeof content === 'object' ? Object.values(content).flatMap(sentences) : [];
}

const all = sentences([about, alumniFriends, faq, entries, my3eu, parentsFamilies, privacyPolicy]);

/** A fact of shared/src/site that a sentence with these words has to tell as it stands there. */
test.each([
  ['signatures of a club', /found\w* .*signatures?|signatures? found/i, campus.clubSignatures],
  ['the clock tower', /(minutes?) (fast|slow|late)/i, campus.clockTower.fast],
  ['volumes of the library', /\b(volumes|million books)\b/i, campus.library.volumes],
  ['the lots', /\blots A\b/, parking.lotNames],
])('%s: told as the site has it', (_, words, fact) => {
  for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
});

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
