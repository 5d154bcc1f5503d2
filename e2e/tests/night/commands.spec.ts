import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../../environment';
import { project } from '../../releases/delivery';
import { expect, test } from '../../fixtures';

/**
 * The commands of the documents that change nothing are run, but for lint, types and format, with which every run of all
 * tests begins. What else the documents tell, other tests of the night follow.
 */
test.describe.configure({ timeout: 600_000 });

const documents = ['README.md', ...readdirSync(join(project, 'shared/docs')).map((file) => `shared/docs/${file}`)]
  // Its commands belong into a repository of its own; standalone.spec.ts runs them there.
  .filter((file) => !file.endsWith('standalone.md'));

const blocks = documents.flatMap((file) =>
  [...readFileSync(join(project, file), 'utf8').matchAll(/^```sh.*\n([^]*?)^```/gm)].map(([, block]) => block!),
);
const commands = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/ +#.*/, '').trim());
const changesNothing = /^npm run (check|status|releases)$|^npx jest -o$|--dry-run$/;
const harmless = [...new Set(commands.filter((command) => changesNothing.test(command)))];

test('the documents have such commands', () => {
  expect(harmless).toEqual(expect.arrayContaining(['npm run check', 'npm run status', 'npx jest -o']));
});

for (const command of harmless)
  test(`${command} does what a reader expects: it ends well`, () => {
    // The tests' own site stands for the reader's.
    const site = /status|releases|dry-run/.test(command)
      ? `${command.includes(' -- ') ? '' : ' --'} --site ${JSON.stringify(siteRoot)}`
      : '';
    const { status, stdout, stderr } = spawnSync(command + site, { cwd: project, encoding: 'utf8', shell: true });
    expect(status, stdout + stderr).toBe(0);
  });
