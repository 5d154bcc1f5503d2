import { campus, parking } from '@3eu/shared/site';
import { athletics } from './athletics';
import { campusLiving } from './campus-living';
import { campusPlaces } from './campus-places';
import { careerSupport } from './career-support';
import { sports } from './sports';
import { studentLife } from './student-life';
import { visit } from './visit';

/** Every sentence of this package, wherever it stands in its content. */
function sentences(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/(?<=[.;?!]) /);
  return content && typeof content === 'object' ? Object.values(content).flatMap(sentences) : [];
}

const all = sentences([athletics, campusLiving, campusPlaces, careerSupport, sports, studentLife, visit]);

/** A fact of shared/src/site that a sentence with these words has to tell as it stands there. */
test.each([
  ['signatures of a club', /found\w* .*signatures?|signatures? found/i, campus.clubSignatures],
  ['the clock tower', /(minutes?) (fast|slow|late)/i, campus.clockTower.fast],
  ['volumes of the library', /\b(volumes|million books)\b/i, campus.library.volumes],
  ['the lots', /\blots A\b/, parking.lotNames],
])('%s: told as the site has it', (_, words, fact) => {
  for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
});

test('no page promises that housing is a form of a few minutes: it comes with an admission', () => {
  for (const sentence of all) expect(sentence).not.toMatch(/form takes/i);
});

test('sports that run as one team have one coach', () => {
  const runners = sports.filter(({ name }) => /cross country|track/i.test(name));
  expect(new Set(runners.map(({ coach }) => coach)).size).toBe(1);
});
