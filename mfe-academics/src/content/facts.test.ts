/** @jest-environment node */
import { modulesIn, sentences, sharedFacts } from '@3eu/shared/testing/facts';

declare const __dirname: string;

/** A label of one word states nothing: its figure stands beside it. */
const all = sentences(modulesIn(__dirname)).filter((text) => text.includes(' '));

test.each(sharedFacts)('$what: told as the site has it', ({ words, fact }) => {
  for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
});
