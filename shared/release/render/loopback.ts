import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Build } from './builds';

/** Server builds over http, which is the only way that the federation runtime in Node loads them. */
export type Loopback = {
  /** Address of each remote's server entry, by name. */
  entries: Readonly<Record<string, string>>;
  close: () => void;
};

/** Hands out the server builds of remotes on this machine, each file only if it is the one that was built. */
export async function serveBuilds(builds: readonly Build[]): Promise<Loopback> {
  const byPath = new Map(builds.map((build) => [`/${build.descriptor.name}/${build.descriptor.version}/`, build]));
  const server = createServer((request, response) => {
    const [, folder, file] = /^(\/[^/]+\/[^/]+\/)(server\/[\w./-]+)$/.exec(request.url ?? '') ?? [];
    const build = byPath.get(folder ?? '');
    if (!build || !file || !build.files.includes(file)) return void response.writeHead(404).end();
    build.read(file).then(
      (content) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(content),
      // The federation runtime executes any response, so a fault is sent as a script that throws it.
      (error: unknown) =>
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end(`throw new Error(${JSON.stringify(error instanceof Error ? error.message : String(error))});`),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const entries = builds.map(
    ({ descriptor: { name, version, serverEntry } }) =>
      [name, `http://127.0.0.1:${port}/${name}/${version}/${serverEntry}`] as const,
  );
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { entries: Object.fromEntries(entries), close };
}
