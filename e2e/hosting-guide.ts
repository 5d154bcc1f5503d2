import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../shared/docs/hosting.md'), 'utf8');

/** The content of the only code block of shared/docs/hosting.md that has this language and contains these words. */
export function guideBlock(language: string, words: string): string {
  const blocks = [...guide.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].filter(
    ([, name, text]) => name === language && text!.includes(words),
  );
  if (blocks.length !== 1) throw new Error(`The guide has ${blocks.length} blocks of ${language} with "${words}".`);
  return blocks[0]![2]!;
}
