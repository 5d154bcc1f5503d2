import { campus, parking } from '../site';

/** Every sentence of a package's content, wherever it stands in it. */
export function sentences(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/(?<=[.;?!]) /);
  return content && typeof content === 'object' ? Object.values(content).flatMap(sentences) : [];
}

/**
 * Every module below a folder of content, so that a new one keeps the rules too.
 * @param folder The test's own, `__dirname`.
 */
export function modulesIn(folder: string): unknown[] {
  // The compiler does not know Node.js here, but Jest has it.
  const { readdirSync } = jest.requireActual<{
    readdirSync: (path: string, options: { recursive: true }) => string[];
  }>('node:fs');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return files.map((file) => jest.requireActual<object>(`${folder}/${file}`));
}

/** Facts of `shared/src/site` that a sentence with these words, on whichever page, has to tell as they stand there. */
const sharedFacts = [
  {
    what: 'signatures of a club',
    words: /(found|start)\w* .*signatures?|signatures? (will )?(found|start)/i,
    fact: campus.clubSignatures,
  },
  { what: 'the clock tower', words: /(minutes?) (fast|slow|late)/i, fact: campus.clockTower.fast },
  { what: 'volumes of the library', words: /\b(volumes|million books)\b/i, fact: campus.library.volumes },
  { what: 'the lots', words: /\blots A\b/, fact: parking.lotNames },
] as const;

/** The test for every package with content: its sentences state shared facts as `shared/src/site` has them. */
export function testSharedFacts(all: readonly string[]) {
  test.each(sharedFacts)('$what: stated as in the site facts', ({ words, fact }) => {
    for (const sentence of all) if (words.test(sentence)) expect(sentence).toContain(fact);
  });
}
