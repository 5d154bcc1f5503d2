import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cast } from '../portraits/cast';
import { grounds } from '../portraits/palette';
import { drawings } from './drawings';
import { writeWhole } from './files';
import { fonts } from './fonts';
import { readMasters } from './masters';
import { paths } from './paths';

type GeneratedFile = { path: string; text: string };

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const file = (name: string, from: string, lines: string[]): GeneratedFile => ({
  path: join(paths.source, name),
  text: [`// Written by \`npm run pictures\` from ${from}. Do not edit.`, ...lines, ''].join('\n'),
});

const masters = async (): Promise<GeneratedFile> => {
  const lines = (await readMasters()).map(
    ({ name, hash, width, height }) =>
      `export const ${camelCase(name)} = { name: '${name}', hash: '${hash}', width: ${width}, height: ${height} } as const;`,
  );
  return file('masters.generated.ts', 'pictures/masters', lines);
};

const emblems = (): GeneratedFile => {
  const lines = drawings('emblems').map(
    ({ id, hash }) => `export const ${camelCase(id)}Emblem: EmblemSource = { id: '${id}', hash: '${hash}' };`,
  );
  return file('emblems.ts', 'pictures/emblems', ["import type { EmblemSource } from './types';", '', ...lines]);
};

const people = (): GeneratedFile => {
  const hashes = new Map(drawings('people').map(({ id, hash }) => [id, hash]));
  const lines = Object.entries(cast).map(([id, { ground }]) => {
    const hash = hashes.get(id);
    if (!hash) throw new Error(`${id} is in the cast but has no portrait. Run \`npx tsx shared/build/portraits.ts\`.`);
    return `export const ${id}: PortraitSource = { id: '${id}', hash: '${hash}', ground: '${grounds[ground]}' };`;
  });
  return file('people.ts', 'build/portraits/cast.ts', ["import type { PortraitSource } from './types';", '', ...lines]);
};

const fontAddresses = async (): Promise<GeneratedFile> =>
  file('fonts.generated.ts', 'the font packages', [
    "import type { FontFiles } from './types';",
    '',
    '/** The two fonts of the site. Every document preloads their basic letters. */',
    'export const fonts = {',
    ...(await fonts()).flatMap(({ key, ...parts }) => [
      `  ${key}: {`,
      ...(['basic', 'further'] as const).map((part) => {
        const { address, range } = parts[part];
        return `    ${part}: { url: '${address}', range: '${range}' },`;
      }),
      '  },',
    ]),
    '} as const satisfies Record<string, FontFiles>;',
  ]);

/** The committed lists that no longer agree with the files they follow from, with the text each should have. */
export const staleFiles = async (): Promise<GeneratedFile[]> => {
  const wanted = [await masters(), emblems(), people(), await fontAddresses()];
  return wanted.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
};

/** Writes the committed lists that no longer agree with the files, and returns the paths it wrote. */
export const writeGenerated = async (): Promise<string[]> => {
  const stale = await staleFiles();
  for (const { path, text } of stale) writeWhole(path, text);
  return stale.map(({ path }) => path);
};
