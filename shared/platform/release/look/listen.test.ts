/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { addressOf, ensurePort, listenOptions } from './listen';

test('PORT and HOST set where it listens, and an invalid PORT is refused', () => {
  expect(listenOptions({})).toEqual({ host: 'localhost', port: 3000 });
  expect(listenOptions({ PORT: '0', HOST: '::1' })).toEqual({ host: '::1', port: 0 });
  for (const PORT of ['abc', '70000', '-1', '3000.5', ''])
    expect(() => listenOptions({ PORT })).toThrow(`PORT is "${PORT}"; it must be a whole number from 0 to 65535.`);
});

test.each([
  ['localhost', 'http://localhost:80'],
  ['::1', 'http://[::1]:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
])('a server that listens on %s is opened at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});

test('a busy port is refused, with the command for the next port', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  await expect(ensurePort({ host: '127.0.0.1', port, command: 'npm run dev -- campus' })).rejects.toThrow(
    `Port ${port} is taken. Choose another one: PORT=${port + 1} npm run dev -- campus`,
  );
  busy.close();
});
