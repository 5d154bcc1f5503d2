/** Serves the published site with each of its remotes on an origin of its own, until it is stopped. */
import { rmSync } from 'node:fs';
import { registryOf, serveCopy, setOrigins, siteCopy } from '../delivery';
import { ownOriginsPort, remoteOriginPorts } from '../environment';

const root = siteCopy();
const remotes = Object.keys(registryOf(root).remotes).map((name, index) => ({
  name,
  port: remoteOriginPorts[index]!,
}));
const servers = await Promise.all(remotes.map(({ port }) => serveCopy(root, port)));
setOrigins(root, Object.fromEntries(remotes.map(({ name, port }) => [name, `http://localhost:${port}`])));
const site = await serveCopy(root, ownOriginsPort);

process.once('SIGTERM', () => {
  for (const server of [site, ...servers]) server.stop();
  rmSync(root, { recursive: true, force: true });
  process.exit(0);
});
