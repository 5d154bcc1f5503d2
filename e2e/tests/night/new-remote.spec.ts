import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../releases/project';
import type { Copy } from '../../releases/scratch';
import { expect, test } from '../../fixtures';

/** What the guides say of a new remote, followed in a copy: then everything passes there, as it did before. */
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const [command] = /npm run new-remote -- \w+(?= +#)/.exec(
  readFileSync(join(project, 'shared/docs/pages.md'), 'utf8'),
) ?? [''];
const name = command.split(' ').at(-1)!;

let copy: Copy;
test.beforeAll(({ sharedScratch }) => {
  copy = sharedScratch.copy();
  // The whole project: a copy leaves out these tests, and what tools read of the root.
  const { stdout } = spawnSync('git', ['ls-files', '-z', 'e2e', '.*'], { cwd: project, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(join(project, file), join(copy.root, file), { force: true });
  const own = 'e2e/node_modules';
  if (existsSync(join(project, own))) symlinkSync(join(project, own), join(copy.root, own));
  const made = copy.tool(['new-remote', name]);
  expect(made.status, made.stderr).toBe(0);
  // As `npm install` does.
  symlinkSync(join(copy.root, `mfe-${name}`), join(copy.root, `node_modules/@3eu/mfe-${name}`));
});

const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
};
const installed = (path: string) => join(copy.root, 'node_modules', path);

test('the content of all packages, its own among them, is complete', () => {
  const { status, stderr } = copy.check();
  expect([status, stderr]).toEqual([0, '']);
});

test('the types of all packages are right, and its own are among them', () => {
  const { status, stdout } = copy.types();
  expect([status, stdout]).toEqual([0, '']);
  expect(existsSync(join(copy.root, `mfe-${name}/dist/types`))).toBe(true);
});

test('lint has nothing against it, also where it uses what it declares', () => {
  node(installed('eslint/bin/eslint.js'), `mfe-${name}`, 'shared/platform/release/cli', '--max-warnings', '0');
});

test('its unit tests pass, and those that read the project', () => {
  const said = node(installed('jest/bin/jest.js'), `mfe-${name}/`, 'new-remote', 'shared-versions', 'cli/program');
  expect(said).toContain(`mfe-${name}/src/pages/${name}/${name}-page.test.tsx`);
});

test('it can be built', () => {
  node(installed('@rspack/cli/bin/rspack.js'), 'build', '-c', `mfe-${name}/rspack.config.ts`);
});
