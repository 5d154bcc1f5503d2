import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostFiles } from '@3eu/release/look/hosting-files';
import { headersFor } from '@3eu/release/look/headers';
import { ended } from '../../releases/delivery';
import { siteRoot } from '../../environment';
import { publicFiles } from '../../pages';
import { rclonePath } from '../../programs';
import { guideBlock } from '../../hosting-guide';

type Upload = { path: string; cacheControl: string | undefined };

let folder: string;
let storage: ChildProcess;
let door: Server;
const uploads: Upload[] = [];

/** The storage, as `rclone serve webdav` has it, at an address that it prints. */
function startStorage(): Promise<string> {
  storage = spawn('rclone', ['serve', 'webdav', join(folder, 'storage'), '--addr', '127.0.0.1:0', '-v'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    storage.stderr!.on('data', (text: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString());
      if (found) resolve(found[0]);
    });
    storage.once('exit', () => reject(new Error('rclone does not serve.')));
  });
}

/** A proxy in front of the storage that records what is uploaded, in which order and with which headers. */
async function openDoor(target: string): Promise<string> {
  const { hostname, port } = new URL(target);
  door = createServer((request, response) => {
    if (request.method === 'PUT')
      uploads.push({
        path: decodeURIComponent(request.url!).replace('/bucket/', '/'),
        cacheControl: request.headers['cache-control'],
      });
    const passed = httpRequest(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

/** Runs the lines of shared/docs/hosting.md, with the storage under the name that they use. */
async function upload(url: string): Promise<void> {
  const shell = spawn('bash', ['-euc', guideBlock('sh', 'rclone copy')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      RCLONE_CONFIG: '/dev/null',
      RCLONE_CONFIG_STORE_TYPE: 'webdav',
      RCLONE_CONFIG_STORE_URL: url,
      RCLONE_CONFIG_STORE_VENDOR: 'other',
    },
  });
  expect(await ended(shell)).toBe(0);
}

test.describe.configure({ timeout: 180_000 });
test.skip(
  !rclonePath(),
  'rclone is not on this machine; the lines of shared/docs/hosting.md for object storage are not tried.',
);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  symlinkSync(siteRoot, join(folder, 'site'));
});
test.afterAll(() => {
  door?.close();
  storage?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('the hosting guide’s commands upload everything that visitors get, dependencies first', async () => {
  await upload(await openDoor(await startStorage()));
  const order = uploads.map(({ path }) => path);
  const expected = (readdirSync(publicFiles(), { recursive: true }) as string[])
    .filter((file) => statSync(join(publicFiles(), file)).isFile())
    .filter((file) => !hostFiles.includes(file) && !/\.(br|gz)$/.test(file));
  expect([...order].sort()).toEqual(expected.map((file) => `/${file}`).sort());

  for (const { path, cacheControl } of uploads) expect(cacheControl, path).toBe(headersFor(path)['Cache-Control']);
  const isKept = (path: string) => headersFor(path)['Cache-Control'] !== 'no-cache';
  const firstDocument = order.findIndex((path) => !isKept(path));
  expect(order.slice(firstDocument).filter(isKept), 'a document went before what it needs').toEqual([]);
  expect(order.at(-1)).toBe('/remotes.json');

  const stored = join(folder, 'storage/bucket');
  for (const file of expected)
    expect(
      existsSync(join(stored, file)) &&
        readFileSync(join(stored, file)).equals(readFileSync(join(publicFiles(), file))),
      file,
    ).toBe(true);
});
