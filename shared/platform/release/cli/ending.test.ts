/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

jest.setTimeout(60_000);

/** A process that heeds signals and then runs a script. It ends by nothing but its script or a signal, never by a time. */
function heeding(script: string) {
  const { href } = pathToFileURL(require.resolve('./ending'));
  const whole = `const { heedSignals, isEnding, onServerEnd } = await import('${href}'); heedSignals(); ${script}`;
  return spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', whole], {
    stdio: 'pipe',
  });
}

test('a signal opens no inspector, by which a process of this account could read what this one has in its memory', async () => {
  // It gives Node a moment to open one after it was told of the signal, and ends then.
  const child = heeding(
    "console.log('ready'); process.stdin.once('data', () => setTimeout(() => process.exit(), 500));",
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGUSR1');
  child.stdin.write('sent');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).not.toContain('Debugger listening');
});

test('what fails once a server was asked to end can be told from what fails by itself', async () => {
  const tell = 'console.log(isEnding());';
  const child = heeding(
    `onServerEnd(async () => { clearInterval(work); ${tell} }); const work = setInterval(() => {}, 9); ${tell}`,
  );
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(said.split('\n')).toEqual(expect.arrayContaining(['false', 'true']));
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('what is no server ends by %s at once, and what it leaves behind is removed', async (signal, status) => {
  const child = heeding(
    "process.once('exit', () => console.log('removed')); console.log('ready'); setInterval(() => {}, 9);",
  );
  await once(child.stdout, 'data');
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.kill(signal);
  // Its end may be known before its last words.
  expect(await once(child, 'close')).toEqual([status, null]);
  expect(said).toBe('removed\n');
});
