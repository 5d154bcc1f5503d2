/** Serves the published site with each of its remotes on an origin of its own, until it is stopped. */
import { rmSync } from 'node:fs';
import { startServer } from '../../shell/publish/host/server';
import { registryOf, siteCopy, setOrigins } from '../delivery';
import { ownOriginsPort } from '../environment';

const root = siteCopy();
const remotes = Object.keys(registryOf(root).remotes).map((name, index) => ({ name, port: ownOriginsPort + 1 + index }));
const servers = await Promise.all(remotes.map(({ port }) => startServer({ root }, { host: 'localhost', port })));
setOrigins(root, Object.fromEntries(remotes.map(({ name, port }) => [name, `http://localhost:${port}`])));
const site = await startServer({ root }, { host: 'localhost', port: ownOriginsPort });

process.once('SIGTERM', () => {
  for (const server of [site, ...servers]) void server.close();
  rmSync(root, { recursive: true, force: true });
  process.exit(0);
});
