/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

jest.setTimeout(60_000);

/** Runs `npm start` to its end. */
async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(__dirname, '3eu.mjs'), 'start', ...args], {
    cwd: __dirname,
    env: { ...process.env, ...env },
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void parts.push(part.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, lines: parts.join('').trim().split('\n') };
}

test('what cannot be prepared is not served: the reason is said once, with its status', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, lines } = await run([], { PORT: String(port) }).finally(() => other.close());
  expect([status, lines]).toEqual([1, [expect.stringContaining(String(port))]]);
  expect(await run(['--nonsense'])).toMatchObject({ status: 2 });
});

test('whoever asks for help gets that, and nothing is served', async () => {
  const { status, lines } = await run(['--help']);
  expect([status, lines.join()]).toEqual([0, expect.stringContaining('PORT')]);
  expect(lines.join()).not.toContain('--preparing');
});
