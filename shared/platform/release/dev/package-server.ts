/** Room dev: a package's development build on a port of its own. For cli alone. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '@rspack/core';
import type { RspackDevServer } from '@rspack/dev-server';
import { tsImport } from 'tsx/esm/api';
import type { RemoteDefinition, ShellDefinition } from '../../contract';
import type { DevelopmentPage } from '../../build/development';
import type { Package } from '../project';
import { freePort } from '../look/listen';
import { contentChecker } from './content-check';
import type { FreshBuild } from './fresh-build';

/** A package's development build on its own port, and its current definition. */
export type PackageServer = {
  origin: string;
  globalName: string;
  definition: () => RemoteDefinition | ShellDefinition;
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
  root: string,
  { configuration: configurationOf, rspack, RspackDevServer: Server }: FreshBuild,
  port: number,
  page: Page,
  { described, saved }: { described: () => void; saved: (files: Iterable<string>) => void },
): Promise<RspackDevServer> {
  const configuration = configurationOf({ RSPACK_SERVE: true, port, ...page }) as Configuration;
  const compiler = rspack(configuration);
  const source = join(root, 'src');
  const [content, descriptor] = [join(source, 'content'), join(source, 'descriptor.ts')];
  // What no page loads counts too: the descriptor, schemas, types.
  compiler.hooks.afterCompile.tap('development', ({ contextDependencies, fileDependencies }) => {
    contextDependencies.add(source).add(content);
    fileDependencies.add(descriptor);
  });
  compiler.hooks.watchRun.tap('development', ({ modifiedFiles }) => {
    // A descriptor may list what the content holds.
    if (modifiedFiles?.has(descriptor) || modifiedFiles?.has(content)) described();
    const edited = [...(modifiedFiles ?? [])].filter((file) => file.startsWith(content));
    if (edited.length > 0) saved(edited);
  });
  // The command ends its servers itself, and other things besides: a server that exited the process would leave those
  // behind.
  const running = new Server({ ...configuration.devServer, setupExitSignals: false }, compiler);
  await running.start();
  return running;
}

/**
 * Starts a package's development build. A page that is added while it runs is built as soon as its descriptor is saved.
 */
export async function startPackageServer(
  { name, root }: Package,
  page: Page,
  say: (text: string) => void,
): Promise<PackageServer> {
  const port = await freePort('localhost');
  let fresh = await readBuild(root);
  let timer: NodeJS.Timeout | undefined;
  let looked = Promise.resolve();
  const checker = contentChecker({ name, root }, say);
  const start = () => serve(root, fresh, port, page, { described, saved: checker.check });
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
  function described() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: a second change may come while the server is being started anew for the first.
      looked = looked.then(look).catch((error: Error) => say(`${name}: ${error.message}`));
    }, 200);
  }
  let server = await start();

  return {
    origin: `http://localhost:${port}`,
    // A container's name on the page is that of its build.
    globalName: (fresh.configuration({ RSPACK_SERVE: true }) as Configuration).output!.uniqueName!,
    definition: () => fresh.definition,
    stop: async () => {
      clearTimeout(timer);
      checker.stop();
      await looked;
      await server.stop();
    },
  };
}
