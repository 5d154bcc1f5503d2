/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPath } from '@3eu/platform/contract/address';
import { immutableFolders } from '@3eu/platform/contract/descriptor';
import type { FilesRequest } from '@3eu/platform/contract/render';
import { describeHosting } from './hosting';
import { siteFiles } from '../site-files';

const reports = 'https://www.sample.example/api/reports';
const nothing: FilesRequest = {
  indexed: [],
  notFoundFiles: [],
  redirects: {},
  connections: [],
  reports: null,
  now: '2026-01-01T00:00:00.000Z',
};
const request: FilesRequest = {
  ...nothing,
  notFoundFiles: ['404.html', 'college/404.html'],
  redirects: { '/tours': '/visit' },
  connections: ['https://api.example'],
  reports,
};
const [files, hosting] = [siteFiles(request), describeHosting(request)];
const nginx = files['nginx.conf']!;

test('every hosting file is hidden from visitors', () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...hosting.hostFiles]));
  for (const file of hosting.hostFiles)
    expect(nginx).toMatch(new RegExp(`location ~ .*${file.replace('.', '\\W+')}.* return 404`));
});

test('immutable files may be loaded from other origins, but documents may not', () => {
  const [general, ...folders] = files._headers!.split('\n\n');
  expect(general).toContain('Cross-Origin-Resource-Policy: same-origin');
  expect(general).toContain("connect-src 'self' https://api.example");
  expect(general).toContain('Strict-Transport-Security');
  for (const folder of folders) expect(folder).toContain('Access-Control-Allow-Origin: *');
  expect(folders).toHaveLength(2 * immutableFolders.length);
});

test('no host serves an immutable file as a document that may run something', () => {
  const policy = "default-src 'none'; sandbox";
  const [, ...folders] = files._headers!.split('\n\n');
  for (const folder of folders) {
    // Cloudflare joins the values of several rules, unless the earlier one is taken back.
    expect(folder.indexOf('! Content-Security-Policy\n')).toBeGreaterThan(0);
    expect(folder).toContain(`  Content-Security-Policy: ${policy}\n`);
  }
  for (const folder of immutableFolders) {
    const [, location] = nginx.split(`location ${folder} {`);
    expect(location!.split('}')[0]).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  }
});

test('the hosting guide names the immutable folders for other hosts', () => {
  const guide = readFileSync(join(__dirname, '../../../../shared/docs/hosting.md'), 'utf8');
  const folders = immutableFolders.map((folder) => folder.replaceAll('/', ''));
  const [, row] = /^\| (.+?) +\| one year, immutable/m.exec(guide)!;
  expect(row).toBe(folders.map((folder) => `\`${folder}/\``).join(' '));
});

test('no package can have a page in an immutable folder', () => {
  for (const folder of immutableFolders) expect(checkPath(`${folder}x`)).toMatch('is reserved for the site itself');
});

test('nginx varies answers by encoding, and leaves address and root to the server’s owner', () => {
  expect(nginx).toContain('gzip_vary on;');
  expect(nginx).not.toMatch(/^\s*(server|listen|root)\b/m);
  expect(nginx).toContain('location = /tours {');
  expect(nginx).toContain('location ~ ^/college/[^/]+$ {');
});

test('nginx redirects exactly /index.html to the home page, and keeps the query', () => {
  expect(nginx).toContain(String.raw`if ($request_uri ~ ^/index\.html(\?|$)) { return 301 /$is_args$args; }`);
});

test('policy violations are reported to the address in the settings, or not at all', () => {
  for (const text of [files._headers!, nginx.replaceAll('\\"', '"')]) {
    expect(text).toContain(`policy="${reports}"`);
    expect(text).toContain('; report-to policy');
    expect(text).toContain('endpoints=(policy)');
  }
  for (const text of Object.values(siteFiles(nothing))) expect(text).not.toMatch(/report|endpoints/i);
});
