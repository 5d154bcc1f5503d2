/** @jest-environment node */
import { CommanderError } from 'commander';
import { fault, usageFault } from '../messages/fault';
import { UsageError, UserError } from '../user-error';
import { failureOf } from './failure';
import { program } from './program';

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
});

test('a usage error exits with 2; a refusal or any other failure exits with 1', () => {
  expect(failureOf(new UsageError('Say what to publish.'))).toEqual({ status: 2, text: 'Say what to publish.' });
  expect(failureOf(new UserError('Port 3000 is taken.'))).toEqual({ status: 1, text: 'Port 3000 is taken.' });
  const damage = fault('damaged-file', { path: 'a' });
  expect(failureOf(damage)).toEqual({ status: 1, text: damage.message });
  expect(failureOf(usageFault('store-without-repository', { store: 'git:' })).status).toBe(2);
  const defect = new TypeError('x is not a function');
  expect(failureOf(defect)).toEqual({ status: 1, text: defect });
});

test('an error that commander already printed is not printed again, and help exits with 0', () => {
  expect(failureOf(new CommanderError(1, 'commander.unknownOption', 'unknown option'))).toEqual({ status: 2 });
  expect(failureOf(new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'))).toEqual({ status: 0 });
});

test.each([
  ['publish', {}, 'Say what to publish'],
  ['publish campus --all', {}, '--all means every package'],
  ['publish campus -- --dry-run', {}, 'There is no package "--dry-run"'],
  ['publish campus support --from /nowhere', {}, '--from names the folder of one package'],
  ['build campus support --from /nowhere', {}, '--from names the folder of one package'],
  ['build --from /nowhere', {}, '--from names the folder of one package'],
  ['dev campus support --from /nowhere', { PORT: '0' }, '--from names the folder of one package'],
  ['dev --from /nowhere', { PORT: '0' }, '--from names the folder of one package'],
  ['publish campus --force x', {}, 'give a reason'],
  [
    'rollback campus --site /nowhere',
    { npm_lifecycle_event: 'rollback', npm_config_dry_run: 'true' },
    'npm kept --dry-run',
  ],
  ['build nothing', {}, 'There is no package "nothing"'],
  ['dev foo', {}, 'There is no package "foo"'],
  ['dev shell', {}, 'The shell always runs along'],
  ['dev campus --shell foo', { PORT: '0' }, '--shell "foo" is not a web address'],
  ['new-remote Library', {}, 'A remote cannot have this name'],
  ['new-remote library --platform 3.0.0', {}, '--platform works only for a repository of its own'],
  ['status --store foo', {}, '--store foo: a store is a branch'],
  ['releases --store git:#live', {}, 'names no repository'],
  ['releases --store git:https://u:secret@host/site.git', {}, 'leave out the user and the password'],
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
});
