import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emblemFiles } from './emblem-files';
import { writeWhole } from '@3eu/platform/pictures/files';
import { fonts } from './made';
import { camelCase, masterLines, readMasters } from '@3eu/platform/pictures/masters';
import { paths } from './paths';

type GeneratedFile = { path: string; content: string };

const file = (name: string, from: string, lines: string[]): GeneratedFile => ({
  path: join(paths.source, name),
  content: [`// Written by \`npm run pictures\` from ${from}. Do not edit.`, ...lines, ''].join('\n'),
});

/** The picture of the error screen, which every page carries: in a file of its own, so that it brings no other. */
const onEveryPage = 'narwhal-lost';

const masters = async (): Promise<GeneratedFile[]> => {
  const all = await readMasters(paths.masters);
  const write = (name: string, isIn: (master: string) => boolean) =>
    file(name, 'pictures/masters', masterLines(all.filter((master) => isIn(master.name))));
  return [
    write('masters.generated.ts', (name) => name !== onEveryPage),
    write('lost.generated.ts', (name) => name === onEveryPage),
  ];
};

const emblems = (): GeneratedFile => {
  const lines = emblemFiles().map(
    ({ id, hash }) => `export const ${camelCase(id)}Emblem: EmblemSource = { id: '${id}', hash: '${hash}' };`,
  );
  return file('emblems.ts', 'pictures/emblems', ["import type { EmblemSource } from './catalogue';", '', ...lines]);
};

const fontAddresses = (): GeneratedFile =>
  file('fonts.generated.ts', 'the font packages', [
    "import type { FontFiles } from '@3eu/platform/contract/pictures';",
    '',
    '/** The two fonts of the site. Every document preloads their basic letters. */',
    'export const fonts = {',
    ...fonts().flatMap(({ key, ...parts }) => [
      `  ${key}: {`,
      ...(['basic', 'further'] as const).map((part) => {
        const { address, range } = parts[part];
        return `    ${part}: { url: '${address}', range: '${range}' },`;
      }),
      '  },',
    ]),
    '} as const satisfies Record<string, FontFiles>;',
  ]);

/** The committed files that no longer agree with the files they follow from, with the content each should have. */
export const staleFiles = async (): Promise<GeneratedFile[]> => {
  const wanted = [...(await masters()), emblems(), fontAddresses()];
  return wanted.filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
};

/** Writes the committed files that no longer agree with the files they follow from, and returns the paths it wrote. */
export const writeGenerated = async (): Promise<string[]> => {
  const stale = await staleFiles();
  for (const { path, content } of stale) writeWhole(path, content);
  return stale.map(({ path }) => path);
};
