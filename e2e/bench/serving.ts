/**
 * `npm run bench -- serving`: how many requests for a page nginx and our own server answer, compared with nginx serving
 * one plain file, and whether any answer breaks while a hundred releases go live. Client and server share the machine,
 * so the ratios say more than the numbers. `SECONDS` and `ANSWERS` shorten it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@3eu/release/temporary-folder';
import { ended, serveCopy } from '../releases/delivery';
import { freePort } from '../environment';
import { hasBrotli, nginxPath } from '../programs';
import { serverBlock, startNginx } from '../hosts/nginx-server';
import { hasWrk, underLoad } from './load';
import { numberSetting } from './settings';
import { swappingSite, swapUnderLoad } from '../hosts/swaps';

const seconds = numberSetting('SECONDS', 10);
const answers = numberSetting('ANSWERS', 100_000);
const encoding = hasBrotli() ? 'br' : 'gzip';

const site = swappingSite();
const { path: folder } = temporaryFolder('plain');
// The very bytes that the others send, without a choice of form and without headers.
writeFileSync(
  join(folder, 'file'),
  readFileSync(join(site.root, `live/faq/index.html.${encoding === 'br' ? 'br' : 'gz'}`)),
);

type Server = { name: string; url: string; stop: () => Promise<unknown> };

async function nginx(name: string, block: (port: number) => string): Promise<Server> {
  const port = await freePort();
  const child = startNginx(block(port));
  const stop = () => {
    child.kill();
    return ended(child);
  };
  return { name, url: `http://127.0.0.1:${port}`, stop };
}

async function ourOwn(): Promise<Server> {
  const { url, stop } = await serveCopy(site.root);
  return { name: 'npm run serve', url, stop: () => Promise.resolve(stop()) };
}

const servers = [
  ...(nginxPath()
    ? [
        await nginx('nginx, one plain file', (port) => `server { listen 127.0.0.1:${port}; root ${folder}; }`),
        await nginx('nginx', (port) => serverBlock(join(site.root, 'live'), port)),
      ]
    : []),
  await ourOwn(),
];
if (!hasWrk) console.log('wrk is not installed: only responses that break while releases go live are measured.');
if (!nginxPath()) console.log('nginx is not installed: only our own server is measured.');
await new Promise((resolve) => setTimeout(resolve, 1000));

try {
  const plain: Record<number, number> = {};
  const rows = [];
  for (const { name, url } of hasWrk ? servers : []) {
    for (const connections of [64, 512]) {
      const isPlain = name.endsWith('plain file');
      const address = `${url}${isPlain ? '/file' : '/faq'}`;
      await underLoad(address, connections, 1, encoding);
      const { perSecond, p99, faults } = await underLoad(address, connections, seconds, encoding);
      if (isPlain) plain[connections] = perSecond;
      rows.push({
        server: name,
        connections,
        'requests/s': Math.round(perSecond),
        'of the plain file': plain[connections] ? (perSecond / plain[connections]).toFixed(2) : '–',
        'p99 (ms)': Math.round(p99 * 10) / 10,
        faults,
      });
    }
  }
  console.table(rows);
  for (const { name, url } of servers.filter(({ name }) => !name.endsWith('plain file'))) {
    const broken = await swapUnderLoad(url, site, { answers, connections: 64, swaps: 100 });
    console.log(`${name}: ${broken.length} of ${answers} responses were broken while 100 releases went live.`);
    for (const fault of new Set(broken)) console.log(`  ${fault}`);
  }
} finally {
  for (const { stop } of servers) await stop();
  site.remove();
}
