import type { RemoteDefinition, ShellDefinition } from '../../contract';
import { startDevServer } from '../dev/dev-server';
import { documentsOf } from '../dev/documents';
import { startPackageServer, type PackageServer } from '../dev/package-server';
import { createProblems } from '../dev/problems';
import { deployedSource, folderSource, withAssets, type Source } from '../dev/source';
import { fault, message, usageFault } from '../message';
import { allPackages, assetFiles, hasShell, packageNamed, packagesFrom, type Package } from '../project';
import { checkOut } from '../store/checkout';
import { addressOf, ensurePort, freePort, listenFault, type ListenOptions } from '../look/listen';
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

/** The named remotes, or all, and the shell where its sources are, with hot reload inside the released site. */
export async function devCommand(names: readonly string[], options: DevOptions, output: Output): Promise<void> {
  const remotes = chosen(names);
  await ensurePort(options);
  // Development builds are for this origin alone, so it has to be known before them.
  const listen = { ...options, port: options.port || (await freePort(options.host)) };
  const origin = addressOf(listen.host, listen.port);
  const source = withAssets(await sourceOf(options, output), assetFiles);
  const problems = createProblems(sayOf(output));
  const servers: PackageServer[] = [];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  try {
    const reload = hasShell ? 'components' : 'page';
    for (const each of hasShell ? [packageNamed('shell'), ...remotes] : remotes) {
      output.step(`Starting ${each.name}`);
      // The client of the first one shows what is wrong, with all of them.
      const overlay = servers.length === 0;
      const events = { ...problems.of(each.root), ...(overlay ? { opened: problems.opened } : {}) };
      servers.push(await startPackageServer(each, { origin, reload, overlay }, sayOf(output), events));
    }
    problems.begin(servers[0]!.send);
    const [shell, developed] = hasShell ? [servers[0], servers.slice(1)] : [undefined, servers];
    const site = {
      source,
      developed: () =>
        developed.map(({ definition, origin, globalName }) => ({
          definition: definition() as RemoteDefinition,
          origin,
          globalName,
        })),
      document: documentsOf(
        source,
        shell && { definition: () => shell.definition() as ShellDefinition, entry: `${shell.origin}/shell.js` },
      ),
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
