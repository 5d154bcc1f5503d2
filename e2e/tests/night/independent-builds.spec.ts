import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import { applyEdits } from '../../releases/project';

const packages = ['shell', 'mfe-admissions', 'mfe-academics', 'mfe-campus', 'mfe-support'];

/** Builds all packages of a copy. @returns Their descriptors: these have the hash of every file. */
function builds(root: string): Record<string, string> {
  const script = `
    const { buildPackage } = await import(${JSON.stringify(join(root, 'shared/platform/build/compile.ts'))});
    for (const name of ${JSON.stringify(packages)}) await buildPackage(${JSON.stringify(`${root}/`)} + name, ${JSON.stringify(`${root}/built/`)} + name);`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return Object.fromEntries(
    packages.map((name) => [name, readFileSync(join(root, 'built', name, 'descriptor.json'), 'utf8')]),
  );
}

const before = (mark: string, text: string) => (file: string) => file.replace(mark, text + mark);

test('a picture, a fact and a component of the platform that campus alone uses change no other build', ({
  scratch,
}) => {
  test.setTimeout(300_000);
  const { root } = scratch.copy();
  const old = builds(root);
  applyEdits(root, {
    'shared/university/pictures/masters.generated.ts': before(
      'export const auroraWelcomeMaster',
      "export const aardvarkMaster = { name: 'aardvark', hash: '0123456789', width: 960, height: 1200 } as const;\n",
    ),
    'shared/university/pictures/catalogue/wide-scenes.ts': (text) =>
      text
        .replace('import {\n', 'import {\n  aardvarkMaster,\n')
        .replace(
          'export const',
          "export const aardvark = /* @__PURE__ */ picture(aardvarkMaster, [5, 5], 'An aardvark.');\n\nexport const",
        ),
    'shared/university/facts/fees.ts': (text) => `${text}\nexport const parkingFine = { amount: '$40' };\n`,
    'shared/university/facts/index.ts': before('export {', "export { parkingFine } from './fees';\n"),
    'shared/university/ui/patterns/ruled.ts': (text) => `${text}\nexport const fine = (sum: string) => sum;\n`,
    'shared/university/ui/patterns/index.ts': (text) => text.replace('RuledList }', 'RuledList, fine }'),
    'mfe-campus/src/pages/visit/visit-page.tsx': (text) =>
      `import { aardvark } from '@3eu/university/pictures';
      import { parkingFine } from '@3eu/university/facts';
      import { fine } from '@3eu/university/ui/patterns';
      ${text}
      console.debug(aardvark, fine(parkingFine.amount));\n`,
  });
  const changed = builds(root);
  expect(packages.filter((name) => changed[name] !== old[name])).toEqual(['mfe-campus']);
});
