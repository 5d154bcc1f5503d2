import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '@rspack/core';
import type { RspackDevServer } from '@rspack/dev-server';
import { tsImport } from 'tsx/esm/api';
import type { RemoteDefinition, ShellDefinition } from '@3eu/shared/contract';
import type { DevelopmentPage } from '@3eu/shared/build/development';
import { federationName } from '@3eu/shared/build/federation';
import type { Package } from '../project';
import { freePort } from '../serve/listen';
import type { FreshBuild } from './fresh-build';

/** A package's development build on its own port, and its current definition. */
export type PackageServer = {
  origin: string;
  globalName: string;
  definition: () => RemoteDefinition | ShellDefinition;
  /** Shows errors on the page, as those of the bundler; none takes them away. */
  show: (errors: readonly string[]) => void;
  stop: () => Promise<void>;
};

/** Reads a package's configuration in its current state, bypassing the module cache. */
async function readBuild(root: string): Promise<FreshBuild> {
  const { freshBuild } = (await tsImport('./fresh-build.ts', import.meta.url)) as {
    freshBuild: (folder: string) => Promise<FreshBuild>;
  };
  return freshBuild(root);
}

/** The page that a package's development build is used in. */
type Page = Omit<DevelopmentPage, 'port'>;

async function serve(
  { configuration: configurationOf, rspack, RspackDevServer: Server }: FreshBuild,
  port: number,
  page: Page,
  built: () => void,
): Promise<RspackDevServer> {
  const configuration = configurationOf({ RSPACK_SERVE: true, port, ...page }) as Configuration;
  const compiler = rspack(configuration);
  compiler.hooks.done.tap('development', built);
  // The command ends its servers itself, and other things besides: a server that exited the process would leave those
  // behind.
  const running = new Server({ ...configuration.devServer, setupExitSignals: false }, compiler);
  await running.start();
  return running;
}

/**
 * The folders that determine a descriptor: its own, and those of the content that it may list. Each is watched
 * separately, because Node's recursive watcher on Linux loses a file that is replaced by another, which is how git and
 * editors write.
 */
function describingFolders(root: string): string[] {
  const [source, content] = [join(root, 'src'), join(root, 'src/content')];
  if (!existsSync(content)) return [source];
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return [source, content, ...below];
}

/**
 * Starts a package's development build. A page that is added while it runs is built as soon as its descriptor is saved.
 * @param built Called after each build.
 */
export async function startPackageServer(
  { name, root }: Package,
  page: Page,
  say: (text: string) => void,
  built: () => void = () => {},
): Promise<PackageServer> {
  const port = await freePort('localhost');
  let fresh = await readBuild(root);
  let shown: readonly string[] = [];
  const start = async () => {
    const running = await serve(fresh, port, page, built);
    // A page that is opened later learns of the last build only.
    running.webSocketServer?.implementation.on(
      'connection',
      (client: Parameters<RspackDevServer['sendMessage']>[0][number]) => {
        if (shown.length > 0) running.sendMessage([client], 'errors', shown);
      },
    );
    return running;
  };
  let server = await start();
  let timer: NodeJS.Timeout | undefined;

  let looked = Promise.resolve();
  const look = async () => {
    const next = await readBuild(root).catch((error: Error) => {
      say(`${name}: its descriptor cannot be used, so the previous one stays in use. ${error.message}`);
      return fresh;
    });
    if (isDeepStrictEqual(next.definition, fresh.definition)) return;
    fresh = next;
    say(`${name}: its descriptor changed, building again`);
    await server.stop();
    server = await start();
  };
  const watchers = describingFolders(root).map((folder) =>
    watch(folder, (_event, file) => {
      if (folder === join(root, 'src') && !String(file).startsWith('descriptor')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // One after the other: a second change may come while the server is being started anew for the first.
        looked = looked.then(look).catch((error: Error) => say(`${name}: ${error.message}`));
      }, 200);
    }),
  );

  const stop = async () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
    await looked;
    await server.stop();
  };
  return {
    origin: `http://localhost:${port}`,
    globalName: federationName(name),
    definition: () => fresh.definition,
    show: (errors) => {
      shown = errors;
      const clients = server.webSocketServer?.clients ?? [];
      if (errors.length > 0) server.sendMessage(clients, 'errors', errors);
      else server.sendMessage(clients, 'ok');
    },
    stop,
  };
}
