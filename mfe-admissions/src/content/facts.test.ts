/** @jest-environment node */
import { modulesIn, sentences, sharedFacts } from '@3eu/shared/testing/facts';

declare const __dirname: string;

const all = sentences(modulesIn(__dirname));

test.each(sharedFacts)('$what: told as the site has it', ({ words, fact }) => {
  for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
});
