import { randomBytes } from 'node:crypto';
import type { HotReload } from '@3eu/shared/build/development';
import type { RemoteDefinition } from '@3eu/shared/contract';
import { startDevServer, type DevServer } from '../dev/dev-server';
import { documentsFor, releasedDocuments } from '../dev/documents';
import { startPackageServer, type PackageServer } from '../dev/package-server';
import { createProblems } from '../dev/problems';
import { deployedSource, folderSource, withAssets, type Source } from '../dev/source';
import { fault, message, usageFault } from '../message';
import { allPackages, assetFiles, hasShell, packageNamed, packagesFrom, type Package } from '../project';
import { openRenderer } from '../render/renderer';
import { isShell } from '../core/versions';
import { checkOut } from '../store/checkout';
import { addressOf, ensurePort, freePort, listenFault, type ListenOptions } from '../look/listen';
import { buildPackages } from './build';
import { onServerEnd } from './ending';
import type { Output } from './output';
import { earlierRelease } from './serve';
import { cached, siteStore } from './site';

export type DevOptions = ListenOptions & {
  site: string;
  /** Address of a deployed site to run in, instead of the local one. */
  shell?: string;
  /** Number of a kept release to run in, instead of the newest. */
  release?: number;
};

/** The released site. */
async function sourceOf({ site, shell, release }: DevOptions, output: Output): Promise<Source> {
  if (shell !== undefined) return deployedSource(shell);
  const store = siteStore(site);
  if (release !== undefined) return folderSource(await earlierRelease(store, release, output));
  if ((await store.read()).number > 0) return folderSource(await checkOut(store, cached));
  throw fault(
    'no-site-to-develop-in',
    'There is no published site to run in yet.',
    'Run `npm start` once, or name a deployed site: npm run dev -- campus --shell https://host',
  );
}

function chosen(names: readonly string[]): Package[] {
  if (names.length === 0) return allPackages().filter(({ name }) => name !== 'shell');
  const remotes = packagesFrom(names);
  if (remotes.some(({ name }) => name === 'shell'))
    throw usageFault('shell-runs-along', 'The shell always runs along, so name only remotes: npm run dev -- campus');
  return remotes;
}

const sayOf =
  ({ tell }: Output) =>
  (text: string) =>
    tell(message('server', text));

type Problems = ReturnType<typeof createProblems>;

/** What surrounds the remotes: its documents, its kind of hot reload, its server if it has one, and how to stop it. */
type Frame = {
  reload: HotReload;
  document: DevServer['document'];
  server?: PackageServer;
  stop: () => Promise<unknown>;
};

/** The working tree's shell, with hot reload. */
async function shellInDevelopment(origin: string, problems: Problems, output: Output): Promise<Frame> {
  const own = packageNamed('shell');
  const [shell] = await buildPackages([own], output);
  if (!shell || !isShell(shell)) throw fault('not-the-shell', 'The package in the folder shell is not the shell.');
  const renderer = await openRenderer(shell);
  output.step('Starting shell');
  const page = { origin, reload: 'components', overlay: true } as const;
  const events = { ...problems.of(own.root), opened: problems.opened };
  const server = await startPackageServer(own, page, sayOf(output), events).catch(async (error) => {
    await renderer.close();
    throw error;
  });
  return {
    reload: 'components',
    server,
    document: documentsFor(renderer, shell, `${server.origin}/shell.js`),
    stop: () => Promise.all([renderer.close(), server.stop()]),
  };
}

/** The named remotes, or all, and the shell, with hot reload inside the released site. */
export async function devCommand(names: readonly string[], options: DevOptions, output: Output): Promise<void> {
  const remotes = chosen(names);
  await ensurePort(options);
  // Development builds are for this origin alone, so it has to be known before them.
  const listen = { ...options, port: options.port || (await freePort(options.host)) };
  const origin = addressOf(listen.host, listen.port);
  const source = withAssets(await sourceOf(options, output), assetFiles);
  const problems = createProblems(sayOf(output));
  const frame: Frame = hasShell
    ? await shellInDevelopment(origin, problems, output)
    : { reload: 'page', document: releasedDocuments(source), stop: () => Promise.resolve() };
  const servers: PackageServer[] = [];
  const stop = () => Promise.all([frame.stop(), ...servers.map((server) => server.stop())]);
  try {
    for (const each of remotes) {
      output.step(`Starting ${each.name}`);
      // The shell's client shows what is wrong; beside a shell as visitors get it, that of the first remote does.
      const overlay = !frame.server && servers.length === 0;
      const events = { ...problems.of(each.root), ...(overlay ? { opened: problems.opened } : {}) };
      servers.push(await startPackageServer(each, { origin, reload: frame.reload, overlay }, sayOf(output), events));
    }
    problems.begin((frame.server ?? servers[0]!).send);
    const site = {
      source,
      developed: () =>
        servers.map(({ definition, origin, globalName }) => ({
          definition: definition() as RemoteDefinition,
          origin,
          globalName,
        })),
      document: frame.document,
      run: randomBytes(6).toString('hex'),
    };
    const server = await startDevServer(site, listen).catch((error: unknown) => {
      throw listenFault(error, listen);
    });
    const named = remotes.map(({ name }) => name);
    output.tell(message('developing', `${named.join(', ')} with hot reload at ${origin}`));
    onServerEnd(() => Promise.all([server.close(), stop()]));
  } catch (error) {
    await stop();
    throw error;
  }
}
