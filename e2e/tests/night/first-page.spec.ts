import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project } from '../../releases/project';
import type { Copy } from '../../releases/scratch';
import { expect, hydrated, test } from '../../fixtures';

/** The steps of a document, which are followed to the letter: each block of code says where it goes. */
function stepsOf(name: string) {
  const guide = readFileSync(join(project, 'shared/docs', name), 'utf8');
  const blocks = guide.matchAll(/^```(\w+) (.+)\n([^]*?)^```$/gm);
  return [...blocks].map(([, , where = '', code = '']) => ({ where, code }));
}
const steps = stepsOf('pages.md');

function follow(copy: Copy, { where, code }: (typeof steps)[number]) {
  const [, file, before] = /^(?:file|at)=(\S+)(?: before=(\S+))?$/.exec(where) ?? [];
  if (file === undefined) return;
  const path = join(copy.root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (before === undefined) return writeFileSync(path, code);
  const text = readFileSync(path, 'utf8');
  // A page's entry begins in the line before its path.
  const isPage = before.startsWith('/');
  const at = isPage
    ? text.lastIndexOf('    {\n', text.indexOf(before))
    : text.search(new RegExp(`^${before.startsWith('<') ? ' *' : '(  )?'}${before} `, 'm'));
  expect(at, `${before} in ${file}`).toBeGreaterThan(0);
  writeFileSync(path, text.slice(0, at) + code + text.slice(at));
}

test('the first page of the guide goes live, with its picture, its block, its test, its form and its chart', async ({
  page,
  scratch,
}) => {
  test.setTimeout(300_000);
  const copy = scratch.copy();
  // A copy leaves these tests out, and Jest's configuration names their folder.
  mkdirSync(join(copy.root, 'e2e'));
  const site = scratch.site();
  for (const step of steps) follow(copy, step);
  const jest = join(copy.root, 'node_modules/jest/bin/jest.js');
  const tested = spawnSync(process.execPath, [jest, 'mfe-campus/src/pages/overnight'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  expect(tested.stderr).toContain('1 passed');
  const checked = copy.check();
  expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  const { status, stderr } = copy.tool([
    'publish',
    'campus',
    '--force',
    'a test from another checkout',
    '--site',
    site,
  ]);
  expect(status, stderr).toBe(0);
  await page.goto(`${await scratch.serve(site)}/visit/overnight`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Stay a night' })).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('[data-block^="questions"] a[href^="/faq#"]')).toHaveCount(3);
  await expect(page.getByRole('img', { name: /71 %/ })).toBeVisible();
  const form = page.getByRole('form', { name: 'Ask for a bed' });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await form.getByRole('button', { name: 'Ask for a bed' }).click();
  await expect(form.getByRole('status')).not.toBeEmpty();
});
