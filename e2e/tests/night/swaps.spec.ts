import { expect, test } from '@playwright/test';
import { ended, serveCopy } from '../../releases/delivery';
import { freePort } from '../../environment';
import { nginxPath } from '../../programs';
import { serverBlock, startNginx } from '../../hosts/nginx-server';
import { swappingSite, swapUnderLoad, type Swapping } from '../../hosts/swaps';

/** Kept small: `npm run bench -- serving` makes a hundred thousand requests. */
const load = { answers: 3000, connections: 32, swaps: 60 };

let site: Swapping;
test.beforeAll(() => {
  site = swappingSite();
});
test.afterAll(() => site.remove());

test('nginx sends no broken response while releases go live', async () => {
  test.skip(!nginxPath(), 'nginx is not on this machine.');
  const port = await freePort();
  const nginx = startNginx(serverBlock(`${site.root}/live`, port));
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)).toPass({ timeout: 10_000 });
    expect(await swapUnderLoad(url, site, load)).toEqual([]);
  } finally {
    nginx.kill();
    await ended(nginx);
  }
});

test('the project’s own server sends no broken response while releases go live', async () => {
  const server = await serveCopy(site.root);
  try {
    expect(await swapUnderLoad(server.url, site, load)).toEqual([]);
  } finally {
    server.stop();
  }
});
