/** @jest-environment node */
import { modulesIn, sentences, testSharedFacts } from '@3eu/shared/testing/facts';

declare const __dirname: string;

const all = sentences(modulesIn(__dirname));

testSharedFacts(all);
