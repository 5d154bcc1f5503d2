/** Room build: the version of a package as it is installed. For every room that names one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The installed version of the package of a shared module. */
export function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest =
    name === '@3eu/platform' ? join(import.meta.dirname, '../package.json') : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
