/** Serves the published site with each of its remotes on an origin of its own, until it is stopped. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../shell/publish/host/server';
import { registryOf, siteCopy, tool } from '../delivery';
import { ownOriginsPort } from '../environment';

const root = siteCopy();
const servers = await Promise.all(Object.keys(registryOf(root).remotes).map(async (name, index) => [name, await startServer({ root }, { host: 'localhost', port: ownOriginsPort + 1 + index })] as const));
writeFileSync(join(root, 'config.json'), JSON.stringify({ origins: Object.fromEntries(servers.map(([name, { url }]) => [name, url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')])) }));
const { status, stderr } = tool(['render', '--site', root]);
if (status !== 0) throw new Error(stderr);
const site = await startServer({ root }, { host: 'localhost', port: ownOriginsPort });

process.once('SIGTERM', () => {
  for (const server of [site, ...servers.map(([, remote]) => remote)]) void server.close();
  rmSync(root, { recursive: true, force: true });
  process.exit(0);
});
