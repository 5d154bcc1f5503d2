/** @jest-environment node */
import { CommanderError } from 'commander';
import { BuildError } from '../../build/error';
import { fault, usageFault } from '../message';
import { failureOf } from './failure';
import { program } from './program';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

test('a command that was not understood exits with 2; a refusal or any other failure exits with 1', () => {
  expect(failureOf(fault('It is damaged.'))).toEqual({ status: 1, text: 'It is damaged.' });
  expect(failureOf(usageFault('Name something.')).status).toBe(2);
  const defect = failureOf(new TypeError('x is not a function'));
  expect(defect.status).toBe(1);
  expect(defect.text).toMatch(/^TypeError: x is not a function\n +at /);
});

test('what is wrong with a picture is told in words, without a stack', () => {
  expect(failureOf(new BuildError('pier is too large')).text).toBe('pier is too large');
});

test('an error that commander already printed is not printed again, and help exits with 0', () => {
  expect(failureOf(new CommanderError(1, 'commander.unknownOption', 'unknown option'))).toEqual({ status: 2 });
  expect(failureOf(new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'))).toEqual({ status: 0 });
});

test.each([
  ['publish', {}],
  ['publish campus --all', {}],
  ['publish campus -- --dry-run', {}],
  ['publish campus --force x', {}],
  ['publish nothing', {}],
  ['render --config /', {}],
  ['explain /', {}],
  ['rollback campus 3a2b --from git:/nowhere#live', {}],
  ['dev foo', {}],
  ['dev shell', {}],
  ['dev campus --shell foo', { PORT: '0' }],
  ['new-remote Library', {}],
  ['new-remote library --platform 3.0.0', {}],
  ['status --store foo', {}],
  ['releases --store git:#live', {}],
  ['releases --store git:https://u:secret@host/site.git', {}],
  ['rollback campus --from https://host/site?access_token=secret', {}],
  ['dev campus --shell https://user:secret@host', { PORT: '0' }],
  ['releases --store git:https://host/site.git#.x', {}],
  ['remove-remote campus --force x', {}],
  ['serve', { PORT: 'abc' }],
])('"%s" with %j is a usage error', async (words, env) => {
  Object.assign(process.env, env);
  const error: unknown = await program
    .parseAsync(words.split(' '), { from: 'user' })
    .catch((reason: unknown) => reason);
  expect(failureOf(error).status).toBe(2);
  expect((error as Error).message).not.toContain('secret');
});
