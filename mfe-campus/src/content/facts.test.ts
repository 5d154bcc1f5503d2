/** @jest-environment node */
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';
import { sports } from './sports';

declare const __dirname: string;

const all = sentences(modulesIn(__dirname));

testSharedFacts(all);

test('no page says that a housing form takes minutes, as housing comes with admission', () => {
  for (const sentence of all) expect(sentence).not.toMatch(/form takes/i);
});

test('sports that run as one team have one coach', () => {
  const runners = sports.filter(({ name }) => /cross country|track/i.test(name));
  expect(new Set(runners.map(({ coach }) => coach)).size).toBe(1);
});
