/** @jest-environment node */
import { sentences, sharedFacts } from '@3eu/shared/testing/facts';
import { athletics } from './athletics';
import { campusLiving } from './campus-living';
import { campusPlaces } from './campus-places';
import { careerSupport } from './career-support';
import { sports } from './sports';
import { studentLife } from './student-life';
import { visit } from './visit';

const all = sentences([athletics, campusLiving, campusPlaces, careerSupport, sports, studentLife, visit]);

test.each(sharedFacts)('$what: told as the site has it', ({ words, fact }) => {
  for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
});

test('no page promises that housing is a form of a few minutes: it comes with an admission', () => {
  for (const sentence of all) expect(sentence).not.toMatch(/form takes/i);
});

test('sports that run as one team have one coach', () => {
  const runners = sports.filter(({ name }) => /cross country|track/i.test(name));
  expect(new Set(runners.map(({ coach }) => coach)).size).toBe(1);
});
