/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const refused = [
  ['shared/src/ui/fixture.tsx', '../../../shell/src/layout/layout'],
  ['shared/src/ui/fixture.tsx', '@3eu/mfe-campus/src/routes'],
  ['shared/src/ui/patterns/fixture.tsx', '../foundation/tokens'],
  ['shared/src/ui/patterns/fixture.tsx', '@3eu/mfe-campus/src/routes'],
  ['shared/src/ui/fixture.tsx', '@3eu/release/core/release'],
  ['shared/src/contract/fixture.ts', '../router'],
  ['shared/src/seo/fixture.tsx', '@3eu/shared/ui'],
  ['shared/src/ui/typography/fixture.tsx', '../layout/layout'],
  ['shared/src/ui/layout/fixture.tsx', '../index'],
  ['shared/build/fixture.ts', '../release/core/release'],
  ['shared/release/render/fixture.ts', '../../../shell/src/layout/layout'],
  ['shared/release/cli/fixture.ts', '../../../e2e/releases/delivery'],
  ['shared/release/gate/fixture.ts', '../../../mfe-campus/src/descriptor'],
  ['shared/release/core/documents.ts', 'node:fs'],
  ['shared/release/gate/fixture.ts', '../store/folder'],
  ['shared/release/core/fixture.ts', '../look/nginx'],
  ['shared/release/store/fixture.ts', '../core/schema'],
  ['shared/release/dev/fixture.ts', '../cli/site'],
  ['shell/src/content/fixture.ts', '../header/menu-store'],
  ['shell/src/router/fixture.ts', '../services'],
  ['shell/src/services.ts', './app/app'],
  ['shell/src/home/fixture.tsx', '../../../mfe-campus/src/routes'],
  ['shell/src/home/fixture.tsx', '@3eu/mfe-support'],
  ['mfe-campus/src/pages/fixture.tsx', '@3eu/mfe-support'],
  ['mfe-campus/src/pages/fixture.tsx', '../../../mfe-academics/src/content/majors'],
  ['mfe-campus/src/pages/fixture.tsx', '../../../shell/src/content/home'],
  ['mfe-campus/src/pages/fixture.tsx', '@3eu/shell/src/content/home'],
  ['mfe-campus/src/pages/fixture.tsx', 'react-router-dom'],
  ['mfe-campus/src/pages/fixture.tsx', './visit.module.css'],
  ['mfe-campus/src/pages/fixture.tsx', './map.png'],
  ['mfe-admissions/src/fixture.ts', '../../mfe-support/src/content/faq'],
  ['mfe-academics/src/fixture.ts', '../../mfe-admissions/src/content/aid'],
  ['mfe-support/src/fixture.ts', '../../e2e/pages'],
  ['mfe-campus/src/descriptor.ts', './content/visit'],
  ['mfe-campus/src/descriptor.ts', '../../mfe-support/src/descriptor'],
  ['mfe-academics/src/content/catalog.ts', './types'],
  ['e2e/tests/fixture.ts', '../../mfe-campus/src/pages/visit/visit-page'],
  ['e2e/tests/fixture.ts', '../../shell/src/layout/layout'],
] as const;

const allowed = [
  ['shared/release/gate/fixture.ts', '../core/documents'],
  ['shared/release/render/fixture.ts', '@3eu/shared/build/og'],
  ['shared/release/cli/fixture.ts', '../store/folder'],
  ['shared/src/ui/patterns/fixture.tsx', '@3eu/shared/ui'],
  ['shared/src/ui/layout/fixture.tsx', '../typography/headings'],
  ['shared/src/seo/fixture.tsx', '../router'],
  ['shell/src/app/fixture.tsx', '../services'],
  ['shell/src/services.ts', './router/site'],
  ['mfe-campus/src/pages/fixture.tsx', '@3eu/shared/ui'],
  ['mfe-campus/src/pages/fixture.tsx', '../content/visit'],
  ['mfe-academics/src/descriptor.ts', './content/catalog'],
  ['shell/src/home/fixture.tsx', '@3eu/shared/store'],
  ['e2e/tests/fixture.ts', '../../mfe-campus/src/content/visit'],
] as const;

/**
 * ESLint reads its configuration by dynamic import, which Jest's own module system does not do: it runs outside. A file's
 * cases are lines of one text, so that each file is linted once.
 */
const script = `
  import { ESLint } from 'eslint';
  import tseslint from 'typescript-eslint';
  // The files of the cases are in no project of TypeScript.
  const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
  const refused = {};
  for (const [file, lines] of Object.entries(JSON.parse(process.argv[1]))) {
    const [result] = await eslint.lintText(lines.join('\\n') + '\\n', { filePath: file });
    const found = result.messages.filter(({ ruleId }) => /^no-restricted-(imports|syntax)$|^compat/.test(ruleId));
    refused[file] = found.map(({ line }) => lines[line - 1]).sort();
  }
  console.log(JSON.stringify(refused));
`;

/** The ways in which an import is written. */
const written = (specifier: string, index: number) => [
  `import { x${index} } from '${specifier}'; x${index}();`,
  `void import('${specifier}');`,
  `void import(\`${specifier}\`);`,
];

type Case = { file: string; line: string; isRefused: boolean };
const inAllWays = (cases: readonly (readonly [string, string])[], isRefused: boolean): Case[] =>
  cases.flatMap(([file, specifier], index) => written(specifier, index).map((line) => ({ file, line, isRefused })));

const html = 'export const html = <p dangerouslySetInnerHTML={{ __html: "" }} />;';
const cases: Case[] = [
  ...inAllWays(refused, true),
  ...inAllWays(allowed, false),
  ...inAllWays([['shell/src/hydration/hydrated.tsx', '@3eu/mfe-support']], true),
  { file: 'shell/src/hydration/hydrated.tsx', line: html, isRefused: false },
  // A package's boundary rules must not replace the rules that apply everywhere.
  { file: 'shell/src/home/fixture.tsx', line: html, isRefused: true },
  { file: 'shared/src/ui/patterns/fixture.tsx', line: html, isRefused: true },
  // Not every promised browser has it.
  { file: 'shell/src/home/fixture.tsx', line: 'export const sorted = [2, 1].toSorted();', isRefused: true },
];

test('each package’s rules refuse what they should, and nothing else', () => {
  const files = [...new Set(cases.map(({ file }) => file))];
  const linesOf = (file: string, which = (_each: Case) => true) =>
    cases.filter((each) => each.file === file && which(each)).map(({ line }) => line);
  const texts = Object.fromEntries(files.map((file) => [file, linesOf(file)]));
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(texts)], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(
    Object.fromEntries(files.map((file) => [file, linesOf(file, ({ isRefused }) => isRefused).sort()])),
  );
});
