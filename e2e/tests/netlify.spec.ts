import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from '@playwright/test';
import { headersFor, transportSecurity } from '@3eu/release/look/headers';
import { immutableFolders } from '@3eu/shared/contract/release';
import { hostingFiles } from '@3eu/release/look/hosting-files';

const rules = {
  notFoundFiles: ['404.html', 'college/404.html', 'major/404.html'],
  redirects: { '/tours': '/visit', '/FAQ': '/faq' },
  headers: {
    origins: { remotes: ['https://campus.example'], connections: ['https://project.example'] },
    reports: 'https://www.3eu.example/api/reports',
  },
};
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlify-'));
  for (const [file, content] of Object.entries(hostingFiles(rules))) writeFileSync(join(folder, file), content);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Netlify parses the intended headers for every kind of address', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: join(folder, 'netlify.toml'),
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const read = (path: string) =>
    // As Netlify's own development server does it: a later rule has the last word on a header.
    Object.assign(
      {},
      ...headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path)).map(({ values }) => values),
    ) as object;
  const documents = { ...headersFor('/', rules.headers), ...transportSecurity };
  for (const path of [
    '/',
    '/faq',
    '/college/unknown',
    '/remotes.json',
    '/sports',
    '/search-help',
    '/.well-known/security.txt',
  ])
    expect(read(path), path).toEqual(documents);
  // Headers of the general rule stay unless the folder's rule overrides them.
  for (const path of immutableFolders.flatMap((name) => [`${name}x.js`, `${name}x/y.js`, `${name}x/y/z.js`]))
    expect(read(path), path).toEqual({ ...documents, ...headersFor(path), ...transportSecurity });
});

test('Netlify reads the redirects of moved addresses first, then the not-found documents', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath: join(folder, 'netlify.toml'),
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  type Redirect = { from: string; to: string; status: number; force: boolean };
  expect((redirects as Redirect[]).map(({ from, to, status, force }) => [from, to, status, force])).toEqual([
    ['/tours', '/visit', 301, true],
    ['/FAQ', '/faq', 301, false],
    ['/college/:value', '/college/404.html', 404, false],
    ['/major/:value', '/major/404.html', 404, false],
    ['/*', '/404.html', 404, false],
  ]);
});
