/** @jest-environment node */
import { immutableFolders } from './headers';
import { hostingFiles } from './hosting-files';

const files = hostingFiles({
  notFoundFiles: ['404.html', 'college/404.html'],
  redirects: { '/tours': '/visit' },
  origins: { remotes: ['https://campus.example'], connections: [] },
});

test('moved addresses come first, then unknown values of a pattern, then everything else', () => {
  expect(files._redirects).toBe('/tours /visit 301\n/college/:value /college/404.html 404\n/* /404.html 404\n');
});

test('immutable files may be taken from other origins, documents may not', () => {
  const [general, ...folders] = files._headers!.split('\n\n');
  expect(general).toContain('Cross-Origin-Resource-Policy: same-origin');
  expect(general).toContain("script-src 'self' https://campus.example");
  expect(general).toContain('Strict-Transport-Security');
  for (const folder of folders) expect(folder).toContain('Access-Control-Allow-Origin: *');
  expect(folders).toHaveLength(immutableFolders.length);
});

test('nginx says that answers differ by encoding, and claims no TLS', () => {
  expect(files['nginx.conf']).toContain('gzip_vary on;');
  expect(files['nginx.conf']).not.toMatch(/add_header Strict-Transport/);
  expect(files['nginx.conf']).toContain('location = /tours {');
  expect(files['nginx.conf']).toContain('location ~ ^/college/[^/]+$ {');
});
