import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The content of the README's only code block that has this language and contains these words. */
export function readmeBlock(language: string, words: string): string {
  const blocks = [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].filter(
    ([, name, text]) => name === language && text!.includes(words),
  );
  if (blocks.length !== 1) throw new Error(`The README has ${blocks.length} blocks of ${language} with "${words}".`);
  return blocks[0]![2]!;
}
