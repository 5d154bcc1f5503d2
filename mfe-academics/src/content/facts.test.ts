/** @jest-environment node */
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';

declare const __dirname: string;

/** A label of one word states nothing: its figure stands beside it. */
const all = sentences(modulesIn(__dirname)).filter((text) => text.includes(' '));

testSharedFacts(all);
