/** @jest-environment node */
import { failureOf } from './failure';
import { placeFault, program } from './program';

const commands =
  'dev explain links new-remote new-site preview publish releases remove-remote render rollback serve start status upgrade'.split(
    ' ',
  );

/** What a command prints when it is asked for help. */
function helpOf(name: string): string {
  let text = '';
  const command = program.commands.find((each) => each.name() === name)!;
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text;
}

test('the help of every command shows its usage and its exit codes', () => {
  expect(program.commands.map((command) => command.name()).sort()).toEqual(commands);
  for (const name of commands) expect(helpOf(name)).toMatch(/^Usage: npm run [\s\S]*\nExit codes:/);
});

test.each([
  [['publsh'], 'publish'],
  [['publish', '--dryrun'], '--dry-run'],
  [['explain'], 'file'],
])('%j is not understood, and the answer names %s', async (args, named) => {
  let text = '';
  for (const each of [program, ...program.commands]) each.configureOutput({ writeErr: (part) => (text += part) });
  await expect(program.parseAsync(args, { from: 'user' }).catch(failureOf)).resolves.toEqual({ status: 2 });
  expect(text).toContain(named);
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const argv = process.argv;
  process.argv = [...args, '--json'];
  await program.parseAsync(process.argv, { from: 'user' }).catch(failureOf);
  process.argv = argv;
  const said = write.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  write.mockRestore();
  expect(said).toEqual([{ schema: 5, kind: 'fault', text: expect.stringContaining(named) as string }]);
});

test.each([
  ['/home/ann/site', false],
  ['/home/ann/c#/site', true],
  ['/home/ann/why?/site', true],
])('a repository in %s is refused at once: %s', (root, is) => {
  expect(placeFault(root) !== null).toBe(is);
});

test('of two reasons neither is kept silently', async () => {
  let text = '';
  for (const each of [program, ...program.commands]) each.configureOutput({ writeErr: (part) => (text += part) });
  const args = ['remove-remote', 'x', '--site', '/nowhere', '--force', 'the page moved', '--force', 'it is wrong'];
  await expect(program.parseAsync(args, { from: 'user' }).catch(failureOf)).resolves.toEqual({ status: 2 });
  expect(text).toContain('the page moved');
});
