import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { versionIn } from '../../releases/project';
import { writeSample } from '../../sample/make';
import { expect, test } from '../../fixtures';

const packages = ['shell', 'mfe-news', 'mfe-works', 'mfe-letters', 'mfe-desk'];

test(
  'what one package alone uses of sources that all share changes no other build',
  { tag: '@night' },
  ({ scratch }) => {
    test.setTimeout(300_000);
    const root = scratch.folder('sample');
    writeSample(root);
    // A version is the hash of all that was built.
    const build = () =>
      packages.map((name) => {
        rmSync(join(root, name, 'dist'), { recursive: true, force: true });
        return versionIn(join(root, name));
      });
    const before = build();
    appendFileSync(join(root, 'faults.ts'), "\nexport const reason = 'broken by the test';\n");
    appendFileSync(
      join(root, 'mfe-works/src/variant.ts'),
      "\nimport { reason } from '../../faults';\nconsole.debug(reason);\n",
    );
    const after = build();
    expect(packages.filter((_name, index) => after[index] !== before[index])).toEqual(['mfe-works']);
  },
);
