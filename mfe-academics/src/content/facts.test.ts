/** @jest-environment node */
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';

declare const __dirname: string;

/** A one-word label states nothing: its figure is beside it. */
const all = sentences(modulesIn(__dirname)).filter((text) => text.includes(' '));

testSharedFacts(all);
