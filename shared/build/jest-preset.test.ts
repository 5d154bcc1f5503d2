/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test('the packages are found even if the repository’s folder has a space in its name', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'a space ')));
  try {
    for (const file of ['package.json', 'jest.config.mjs', 'shared/build/jest-preset.ts'])
      cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'mfe-tides'));
    const script = `const { default: config } = await import('./jest.config.mjs'); process.stdout.write(JSON.stringify(config.projects.map(({ rootDir }) => rootDir)));`;
    const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    // The browser tests are among them where their packages are installed.
    expect(JSON.parse(found.toString())).toEqual(
      expect.arrayContaining(['shared', 'shared/release', 'shell', 'mfe-tides'].map((each) => join(folder, each))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
