import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takenExports } from './shared-exports';

let source: string;
beforeEach(() => {
  source = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(source, { recursive: true }));

test('what a remote takes from the shared modules is told by name, once, whatever it calls it', () => {
  mkdirSync(join(source, 'pages'));
  writeFileSync(join(source, 'pages/a-page.tsx'), "import { Band, Button as Knob, type BandProps } from '@3eu/shared/ui';\nimport { TextField } from '@3eu/shared/ui/forms';\nexport const a = <Band><Knob /><TextField /></Band>;\n");
  writeFileSync(join(source, 'b.ts'), "import { Band } from '@3eu/shared/ui';\nimport { useState } from 'react';\nimport { a } from './pages/a-page';\nexport { Band, useState, a };\n");
  expect(takenExports(source)).toEqual({ '@3eu/shared/ui': ['Band', 'Button'], '@3eu/shared/ui/forms': ['TextField'] });
});

test('types and tests do not count, nor what is not shared at run time', () => {
  writeFileSync(join(source, 'types.ts'), "import type { ButtonProps } from '@3eu/shared/ui';\nimport { host } from '@3eu/shared/site';\nexport type Props = ButtonProps & { host: typeof host };\n");
  writeFileSync(join(source, 'page.test.tsx'), "import { Seo } from '@3eu/shared/seo';\ntest('x', () => void Seo);\n");
  expect(takenExports(source)).toEqual({});
});
