import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../fixtures';
import { configure } from '../releases/project';
import { browserArgs } from '../environment';
import { wholeChromium } from '../programs';

type Report = { type: string; body: { effectiveDirective?: string; blockedURL?: string; destination?: string } };

/** Makes a self-signed certificate in a folder. @returns Whether openssl is available for that. */
function makeCertificate(folder: string): boolean {
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ]);
  return status === 0;
}

/**
 * Terminates TLS in front of the site, because browsers send reports only over TLS, and reads the reports in transit.
 */
async function openDoor(folder: string, siteUrl: () => string, reports: Report[]): Promise<Server> {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((file) => readFileSync(join(folder, file)));
  const door = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    const passed = httpRequest(
      siteUrl() + request.url!,
      { method: request.method, headers: { ...request.headers, 'x-forwarded-proto': 'https' } },
      (answer) => {
        if (request.url === '/api/reports' && answer.statusCode === 204)
          reports.push(...(JSON.parse(Buffer.concat(parts).toString()) as Report[]));
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    request.on('data', (part: Buffer) => parts.push(part)).pipe(passed);
  }).listen(0, 'localhost');
  await once(door, 'listening');
  return door;
}

test('policy violations are reported to the address in the settings', async ({ scratch }) => {
  test.setTimeout(180_000);
  const folder = scratch.folder('reports');
  test.skip(!makeCertificate(folder), 'openssl is not on this machine.');
  const root = scratch.site();
  const reports: Report[] = [];
  let site = '';
  await using door = await openDoor(folder, () => site, reports);
  const url = `https://localhost:${(door.address() as AddressInfo).port}`;
  configure(root, { reports: `${url}/api/reports` });
  site = await scratch.serve(root);
  await using browser = await chromium.launch({
    ...wholeChromium(),
    args: [...browserArgs, '--ignore-certificate-errors', '--short-reporting-delay'],
  });
  const page = await browser.newPage();
  await page.goto(`${url}/faq`);
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect
    .poll(() => reports.map(({ type, body }) => [type, body.effectiveDirective, body.blockedURL]), { timeout: 20_000 })
    .toContainEqual(['csp-violation', 'connect-src', 'https://elsewhere.example/']);
  expect(reports.filter(({ body }) => body.effectiveDirective !== 'connect-src')).toEqual([]);
});
