/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** The project's configuration in another folder, with one remote of these files. */
function withRemote(files: Record<string, string>, act: (folder: string) => void) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'a space ')));
  try {
    for (const file of [
      'package.json',
      'jest.config.mjs',
      ...['jest-preset.ts', 'jest-environment.ts', 'jest-setup.ts', 'sample-site.ts'].map(
        (name) => `shared/platform/build/${name}`,
      ),
      'shell/site.config.ts',
    ])
      cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, 'mfe-tides'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, 'mfe-tides', file, '..'), { recursive: true });
      writeFileSync(join(folder, 'mfe-tides', file), text);
    }
    act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the unit tests of the remote. */
function jestIn(folder: string) {
  for (const each of ['shared/platform', 'shared/university', 'shell/engine', 'e2e'])
    mkdirSync(join(folder, each), { recursive: true });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  return spawnSync(process.execPath, [jest, '--selectProjects', 'mfe-tides'], { cwd: folder, encoding: 'utf8' });
}

test('the packages are found even if the repository’s folder has a space in its name', () => {
  withRemote({}, (folder) => {
    const script = `const { default: config } = await import('./jest.config.mjs'); process.stdout.write(JSON.stringify(config.projects.map(({ rootDir }) => rootDir)));`;
    const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    // The browser tests are among them where their packages are installed.
    expect(JSON.parse(found.toString())).toEqual(
      expect.arrayContaining(
        ['shared/platform', 'shared/university', 'shell', 'mfe-tides'].map((each) => join(folder, each)),
      ),
    );
  });
});

test('a remote may have a configuration of its own, for a library that is ES modules only', () => {
  const files = {
    'jest.config.mjs': `import { register } from 'tsx/esm/api';
      register();
      const { jestPreset } = await import('@3eu/platform/build/jest-preset');
      export default jestPreset(import.meta.dirname, ['tide-clock']);`,
    'node_modules/tide-clock/package.json': '{ "name": "tide-clock", "type": "module", "main": "index.js" }',
    'node_modules/tide-clock/index.js': "export const tide = 'high';",
    'src/tides.test.ts': "import { tide } from 'tide-clock';\ntest('it is read', () => expect(tide).toBe('high'));",
  };
  withRemote(files, (folder) => {
    const { status, stderr } = jestIn(folder);
    expect([status, stderr]).toEqual([0, expect.stringContaining('1 passed')]);
  });
});
