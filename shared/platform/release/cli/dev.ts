/** Room cli: remotes and shell with hot reload. For program.ts alone. */
import type { RemoteDefinition, ShellDefinition } from '../../contract';
import { startDevServer } from '../dev/dev-server';
import { answerWithShell, answerFromSite } from '../dev/documents';
import { startPackageServer, type PackageServer } from '../dev/package-server';
import { sourceAt, withAssets, type ReleasedSite } from '../dev/source';
import { siteId } from '../../build/federation';
import { readSettings } from '../site/settings';
import { readSite } from '../site/site';
import { fault, usageFault } from '../message';
import { allPackages, assetFiles, hasShell, packageNamed, packagesFrom, type Package } from '../project';
import { addressOf, ensurePort, freePort, listenFault, type ListenOptions } from '../look/listen';
import { startServer } from '../look/server';
import { onServerEnd } from './ending';
import type { Output } from './output';
import { earlierRelease, follow } from './serve';
import { siteStore } from './site';

type DevOptions = ListenOptions & {
  site: string;
  /** Address of a deployed site to run in, instead of the local one. */
  shell?: string;
  /** Number of a kept release to run in, instead of the newest. */
  release?: number;
};

/** The folder of the released site, and which release that is. */
async function releasedFolder({ site, release }: DevOptions, output: Output) {
  const store = siteStore(site);
  if (release !== undefined)
    return { folder: await earlierRelease(store, release, output), shows: `release ${release}` };
  if ((await store.read()).number > 0) return { folder: await store.serve(), shows: follow(store, output) };
  throw fault(
    'There is no published site to run in yet.',
    'Run `npm start` once, or name a deployed site: npm run dev -- campus --shell https://host',
  );
}

/** What the released site knows of itself, which documents of a shell in development carry. */
async function knownOf({ site, release }: DevOptions) {
  const { settings, shell } = await readSite(await siteStore(site).read(release), site);
  const { config, connections } = readSettings(settings);
  const { id, language } = shell!.descriptor.site;
  return { site: { id, language }, config, connections };
}

/** The released site, and what it is: a deployed one, or one that is served for this alone. */
async function sourceOf(options: DevOptions, output: Output): Promise<{ released: ReleasedSite; shows: string }> {
  if (options.shell !== undefined) return { released: await sourceAt(options.shell), shows: options.shell };
  const { folder, shows } = await releasedFolder(options, output);
  const server = await startServer(folder, { host: '127.0.0.1', port: 0 });
  onServerEnd(() => server.close());
  return { released: await sourceAt(addressOf('127.0.0.1', server.port)), shows };
}

function chosen(names: readonly string[]): Package[] {
  if (names.length === 0) return allPackages().filter(({ name }) => name !== 'shell');
  const remotes = packagesFrom(names);
  if (remotes.some(({ name }) => name === 'shell'))
    throw usageFault('The shell always runs along, so name only remotes: npm run dev -- campus');
  return remotes;
}

/** The named remotes, or all, and the shell where its sources are, with hot reload inside the released site. */
export async function devCommand(names: readonly string[], options: DevOptions, output: Output): Promise<void> {
  const remotes = chosen(names);
  await ensurePort(options);
  // Development builds are for this origin alone, so it has to be known before them.
  const listen = { ...options, port: options.port || (await freePort(options.host)) };
  const origin = addressOf(listen.host, listen.port);
  const { released, shows } = await sourceOf(options, output);
  const source = withAssets(released, assetFiles);
  const servers: PackageServer[] = [];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  try {
    const reload = hasShell ? 'components' : 'page';
    for (const each of hasShell ? [packageNamed('shell'), ...remotes] : remotes) {
      output.say(`Starting ${each.name}`);
      // What is thrown reaches the clients of all: one of them shows it.
      const thrown = servers.length === 0;
      servers.push(await startPackageServer(each, { origin, reload, thrown }, output.report));
    }
    const [shell, developed] = hasShell ? [servers[0], servers.slice(1)] : [undefined, servers];
    const definition = () => shell!.definition() as ShellDefinition;
    const entry = shell && `${shell.origin}/shell.js`;
    const own = () => [...definition().pages.map(({ path }) => path), ...(definition().developmentPages ?? [])];
    const site = {
      source,
      developed: () =>
        developed.map(({ definition, origin, globalName }) => ({
          definition: definition() as RemoteDefinition,
          origin,
          globalName,
        })),
      document:
        entry !== undefined && options.shell === undefined
          ? answerWithShell(source, { entry, own, ...(await knownOf(options)) })
          : answerFromSite(source, { id: siteId(servers[0]!.globalName), entry, own: shell ? own : () => [] }),
    };
    const server = await startDevServer(site, listen).catch((error: unknown) => {
      throw listenFault(error, listen);
    });
    const named = remotes.map(({ name }) => name);
    output.report(`${named.join(', ')} with hot reload at ${origin} inside ${shows}`);
    onServerEnd(() => Promise.all([server.close(), stop()]));
  } catch (error) {
    await stop();
    throw error;
  }
}
