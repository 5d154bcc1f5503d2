import type { PageEntry } from '@3eu/shared/contract';
import type { DocumentRegistry, PinnedScript, Registry, RegistryRemote, ScriptNeeds, ShellDescriptor } from '@3eu/shared/contract/release';

/** One document of the site: the address it is rendered at, its file, and the scripts that its page needs first. */
export type DocumentPlan = { url: string; file: string; owner: string; preload: PinnedScript[] };

type LiveShell = NonNullable<Registry['shell']>;

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`;
}

function pin(base: string, integrity: ShellDescriptor['integrity'], files: readonly string[]): PinnedScript[] {
  return files.map((file) => ({ url: base + file, integrity: integrity[file]! }));
}

function sharedScripts({ base, descriptor }: LiveShell, { shared }: ScriptNeeds): PinnedScript[] {
  return pin(base, descriptor.integrity, shared.flatMap((name) => descriptor.provides[name] ?? []));
}

function remoteScripts(shell: LiveShell, remote: RegistryRemote, needs: ScriptNeeds): PinnedScript[] {
  return [remote.entry, ...pin(remote.base, remote.integrity, needs.scripts), ...sharedScripts(shell, needs)];
}

/** An address that no page has, under a pattern: what is rendered there is the page's not-found document. */
export const unknownParameter = 'not-found';

function pageDocuments(shell: LiveShell, name: string, remote: RegistryRemote, page: PageEntry & ScriptNeeds): DocumentPlan[] {
  const common = { owner: name, preload: remoteScripts(shell, remote, page) };
  if (!page.params) return [{ ...common, url: page.path, file: fileOf(page.path) }];
  const folder = page.path.slice(0, page.path.indexOf('/:'));
  const known = page.params.map(({ slug }) => `${folder}/${slug}`);
  return [
    ...known.map((url) => ({ ...common, url, file: fileOf(url) })),
    { ...common, url: `${folder}/${unknownParameter}`, file: `${folder.slice(1)}/404.html` },
  ];
}

function unique(scripts: readonly PinnedScript[]): PinnedScript[] {
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** Every document of the site, as the registry's versions make it. */
export function planDocuments({ shell, remotes }: Registry): DocumentPlan[] {
  if (!shell) return [];
  const home = shell.descriptor.pages['/']!;
  const blocks = Object.values(remotes).flatMap((remote) => remote.blocks.flatMap((block) => remoteScripts(shell, remote, block)));
  const own: DocumentPlan[] = [
    { url: '/', file: 'index.html', owner: 'shell', preload: [...pin(shell.base, shell.descriptor.integrity, home.scripts), ...sharedScripts(shell, home), ...blocks] },
    { url: '/404', file: '404.html', owner: 'shell', preload: [] },
    { url: '/offline', file: 'offline/index.html', owner: 'shell', preload: [] },
  ];
  const pages = Object.entries(remotes).flatMap(([name, remote]) => remote.pages.flatMap((page) => pageDocuments(shell, name, remote, page)));
  return [...own, ...pages].map((plan) => ({ ...plan, preload: unique(plan.preload) }));
}

/** The part of the registry that documents carry. */
export function documentRegistry({ shell, remotes }: Registry): DocumentRegistry {
  return {
    shellVersion: shell?.version ?? '',
    remotes: Object.entries(remotes).map(([name, remote]) => ({
      name,
      version: remote.version,
      contract: remote.contract,
      globalName: remote.globalName,
      entry: remote.entry,
      previous: remote.previous?.entry ?? null,
      pages: remote.pages.map(({ scripts: _scripts, shared: _shared, ...page }) => page),
      blocks: remote.blocks.map(({ name: block }) => block),
    })),
  };
}
