/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

jest.setTimeout(60_000);

test('a signal opens no inspector, by which a process of this account could read what this one has in its memory', async () => {
  const { href } = pathToFileURL(require.resolve('./ending'));
  const script = `const { heedSignals } = await import('${href}'); heedSignals(); console.log('ready'); setTimeout(() => {}, 3000);`;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await once(child.stdout, 'data');
  child.kill('SIGUSR1');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said).not.toContain('Debugger listening');
});
