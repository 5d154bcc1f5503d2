/** @jest-environment node */
import { CommanderError } from 'commander';
import { BuildError } from '../../build/error';
import { fault, usageFault } from '../message';
import { textOf } from '../message';
import { failureOf } from './failure';
import { program } from './program';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

test('a command that was not understood exits with 2; a refusal or any other failure exits with 1', () => {
  const damage = fault('damaged-file', 'a is damaged.');
  expect(failureOf(damage)).toEqual({ status: 1, said: damage.said });
  expect(failureOf(usageFault('nothing-named', 'Name something.')).status).toBe(2);
  const defect = failureOf(new TypeError('x is not a function'));
  expect(defect).toMatchObject({ status: 1, said: { code: 'unexpected' } });
  expect(textOf(defect.said!)).toMatch(/^TypeError: x is not a function\n +at /);
});

test('what is wrong with a picture is told in words, without a stack', () => {
  const said = failureOf(new BuildError('pier at 800 px takes 90000 bytes')).said!;
  expect(textOf(said)).toBe('pier at 800 px takes 90000 bytes');
});

test('an error that commander already printed is not printed again, and help exits with 0', () => {
  expect(failureOf(new CommanderError(1, 'commander.unknownOption', 'unknown option'))).toEqual({ status: 2 });
  expect(failureOf(new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'))).toEqual({ status: 0 });
});

test.each([
  ['publish', {}, 'Say what to publish'],
  ['publish campus --all', {}, '--all and --changed choose the packages'],
  ['publish campus -- --dry-run', {}, 'There is no package "--dry-run"'],
  ['publish campus --force x', {}, 'give a reason'],
  [
    'rollback campus --site /nowhere',
    { npm_lifecycle_event: 'rollback', npm_config_dry_run: 'true' },
    'npm kept --dry-run',
  ],
  ['publish nothing', {}, 'There is no package "nothing"'],
  ['rollback campus 3a2b --from git:/nowhere#live', {}, 'say one'],
  ['dev foo', {}, 'There is no package "foo"'],
  ['dev shell', {}, 'The shell always runs along'],
  ['dev campus --shell foo', { PORT: '0' }, '--shell "foo" is not a web address'],
  ['new-remote Library', {}, 'A remote cannot have this name'],
  ['new-remote library --platform 3.0.0', {}, '--platform works only for a repository of its own'],
  ['status --store foo', {}, '--store foo: a store is a branch'],
  ['releases --store git:#live', {}, 'names no repository'],
  ['releases --store git:https://u:secret@host/site.git', {}, 'leave out user, password and token'],
  ['rollback campus --from https://host/site?access_token=secret', {}, 'leave out user, password and token'],
  ['dev campus --shell https://user:secret@host', { PORT: '0' }, 'leave out user, password and token'],
  ['releases --store git:https://host/site.git#.x', {}, 'is not a valid branch name'],
  ['remove-remote campus --force x', {}, 'give a reason'],
  ['serve', { PORT: 'abc' }, 'PORT is "abc"'],
])('"%s" with %j is a usage error', async (words, env, message) => {
  Object.assign(process.env, env);
  const error: unknown = await program
    .parseAsync(words.split(' '), { from: 'user' })
    .catch((reason: unknown) => reason);
  expect(failureOf(error).status).toBe(2);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message).not.toContain('secret');
});
