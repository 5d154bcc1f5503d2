/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const refused = [
  ['shared/src/ui/fixture.tsx', '../../../shell/src/layout/layout'],
  ['shared/src/ui/fixture.tsx', '@3eu/mfe-campus/src/routes'],
  ['shared/src/ui/patterns/fixture.tsx', '../foundation/tokens'],
  ['shared/src/ui/patterns/fixture.tsx', '@3eu/mfe-campus/src/routes'],
  ['shared/src/ui/fixture.tsx', '@3eu/release/release/release'],
  ['shared/src/contract/fixture.ts', '../router'],
  ['shared/src/seo/fixture.tsx', '@3eu/shared/ui'],
  ['shared/src/ui/typography/fixture.tsx', '../layout/layout'],
  ['shared/src/ui/layout/fixture.tsx', '../index'],
  ['shared/build/fixture.ts', '../release/release/release'],
  ['shared/release/release/render/fixture.ts', '../../../../shell/src/layout/layout'],
  ['shared/release/cli/fixture.ts', '../../../e2e/releases/delivery'],
  ['shared/release/release/gate/fixture.ts', '../../../../mfe-campus/src/descriptor'],
  ['shared/release/release/documents.ts', 'node:fs'],
  ['shared/release/release/gate/fixture.ts', '../../store/folder'],
  ['shared/release/release/fixture.ts', '../hosts/nginx'],
  ['shared/release/store/fixture.ts', '../release/schema'],
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
  ['shared/release/release/gate/fixture.ts', '../documents'],
  ['shared/release/release/render/fixture.ts', '@3eu/shared/build/og'],
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

/** ESLint reads its configuration by dynamic import, which Jest's own module system does not do: it runs outside. */
const script = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const counts = [];
  for (const [file, text] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(text + "\\n", { filePath: file });
    counts.push(result.messages.filter(({ ruleId }) => /^no-restricted-(imports|syntax)$/.test(ruleId)).length);
  }
  console.log(JSON.stringify(counts));
`;

function refusals(cases: readonly (readonly [string, string])[]): number[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(cases)], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as number[];
}

const written = {
  import: (specifier: string) => `import { x } from '${specifier}';\nx();`,
  'import()': (specifier: string) => `void import('${specifier}');`,
  'import() by a template': (specifier: string) => `void import(\`${specifier}\`);`,
};

/** Every case in all of the ways in which an import is written. */
function inAllWays(cases: readonly (readonly [string, string])[], expected: 0 | 1) {
  return cases.flatMap(([file, specifier]) =>
    Object.entries(written).map(([way, text]) => ({
      file,
      what: `${way} of ${specifier}`,
      text: text(specifier),
      expected,
    })),
  );
}

const html = { what: 'HTML from text', text: '<p dangerouslySetInnerHTML={{ __html: "" }} />;' };
const cases = [
  ...inAllWays(refused, 1),
  ...inAllWays(allowed, 0),
  ...inAllWays([['shell/src/hydration/hydrated.tsx', '@3eu/mfe-support']], 1),
  { file: 'shell/src/hydration/hydrated.tsx', ...html, expected: 0 },
  // A package's boundary rules must not replace the rules that apply everywhere.
  { file: 'shell/src/home/fixture.tsx', ...html, expected: 1 },
  { file: 'shared/src/ui/patterns/fixture.tsx', ...html, expected: 1 },
];
const counts = refusals(cases.map(({ file, text }) => [file, text] as const));

test.each(cases.map((each, index) => ({ ...each, count: counts[index] })))(
  '$what in $file is refused $expected times',
  ({ expected, count }) => {
    expect(count).toBe(expected);
  },
);
