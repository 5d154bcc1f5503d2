import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { clearUp, configure, serveCopy, siteCopy } from '../releases/delivery';
import { browserArgs } from '../environment';
import { wholeChromium } from '../programs';

type Report = { type: string; body: { effectiveDirective?: string; blockedURL?: string; destination?: string } };

const reports: Report[] = [];
let folder: string;
let root: string;
let door: Server;
let site: Awaited<ReturnType<typeof serveCopy>>;

/** Makes a self-signed certificate in the folder. @returns Whether openssl is available for that. */
function makeCertificate(): boolean {
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ]);
  return status === 0;
}

/**
 * Terminates TLS in front of the site, because browsers send reports only over TLS, and reads the reports in transit.
 */
async function openDoor(): Promise<string> {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((file) => readFileSync(join(folder, file)));
  door = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    const passed = httpRequest(
      site.url + request.url!,
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
  return `https://localhost:${(door.address() as AddressInfo).port}`;
}

test.describe.configure({ timeout: 180_000 });
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  test.skip(
    !makeCertificate(),
    'openssl is not on this machine; what the policies refuse is not reported to anybody here.',
  );
});
test.afterAll(() => {
  door?.close();
  return clearUp(root, folder);
});

test('policy violations are reported to the address in the settings', async () => {
  root = siteCopy();
  const url = await openDoor();
  configure(root, { reports: `${url}/api/reports` });
  site = await serveCopy(root);
  const browser = await chromium.launch({
    ...wholeChromium(),
    args: [...browserArgs, '--ignore-certificate-errors', '--short-reporting-delay'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/faq`);
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    await expect
      .poll(() => reports.map(({ type, body }) => [type, body.effectiveDirective, body.blockedURL]), {
        timeout: 20_000,
      })
      .toContainEqual(['csp-violation', 'connect-src', 'https://elsewhere.example/']);
    expect(reports.filter(({ body }) => body.effectiveDirective !== 'connect-src')).toEqual([]);
  } finally {
    await browser.close();
  }
});
