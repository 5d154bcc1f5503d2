/** Serves the published site with each of its remotes on an origin of its own, until it is stopped. */
import { rmSync } from 'node:fs';
import { announce } from './announce';
import { configure, registryOf, serveCopy, siteCopy } from '../releases/delivery';

const root = siteCopy();
const names = Object.keys(registryOf(root).remotes);
const servers = await Promise.all(names.map(() => serveCopy(root)));
configure(root, { origins: Object.fromEntries(names.map((name, index) => [name, servers[index]!.url])) });
const site = await serveCopy(root);

const stop = () => {
  for (const server of [site, ...servers]) void server.stop();
  rmSync(root, { recursive: true, force: true });
  process.exit(0);
};
announce({ url: site.url, remotes: servers.map(({ url }) => url) }, stop);
