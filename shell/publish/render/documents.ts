import type { DocumentRegistry, PinnedScript, Registry, RemoteDescriptor, ScriptNeeds, ShellDescriptor } from '@3eu/shared/contract/release';
import { documentRemote } from '@3eu/shared/contract/release';
import { allPagesPath, hasAllPages, menusOf } from '../../src/navigation/menus';

/** A registry together with the descriptors of the versions that it names. */
export type Release = { registry: Registry; shell: ShellDescriptor | null; remotes: Readonly<Record<string, RemoteDescriptor>> };

/** One document of the site. */
export type DocumentPlan = {
  /** The address it is rendered at. */
  url: string;
  /** Its file in the site. */
  file: string;
  /** The package it belongs to: `shell`, or a remote's name. */
  owner: string;
  /** The remotes it was rendered with and needs. */
  remotes: readonly string[];
  /** Scripts that its page needs first, beside the shell's entry. */
  preload: readonly PinnedScript[];
  /** Its remote speaks another contract than the shell, which cannot render it: the document stays as it is. */
  frozen: boolean;
};

/** An address that no page has, under a pattern: what is rendered there is the page's not-found document. */
export const unknownParameter = 'not-found';

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`;
}

function pin(base: string, integrity: ShellDescriptor['integrity'], files: readonly string[]): PinnedScript[] {
  return files.map((file) => ({ url: base + file, integrity: integrity[file]! }));
}

function unique(scripts: readonly PinnedScript[]): PinnedScript[] {
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** The scripts of a release, by what needs them. */
function scriptsOf({ registry, shell, remotes }: Release) {
  const { base } = registry.shell!;
  const shared = ({ shared: modules }: ScriptNeeds) => pin(base, shell!.integrity, modules.flatMap((name) => shell!.provides[name] ?? []));
  return {
    home: () => {
      const needs = shell!.pages['/']!;
      return [...pin(base, shell!.integrity, needs.scripts), ...shared(needs)];
    },
    remote: (name: string, needs: ScriptNeeds) => {
      const live = registry.remotes[name]!;
      return [live.entry, ...pin(live.base, remotes[name]!.integrity, needs.scripts), ...shared(needs)];
    },
  };
}

type Scripts = ReturnType<typeof scriptsOf>;

/** The remotes that a release's shell does not mount, for they speak another contract. */
export function foreignRemotes({ shell, remotes }: Release): RemoteDescriptor[] {
  return Object.values(remotes).filter(({ contract }) => contract !== shell?.contract);
}

function remoteDocuments(name: string, { pages }: RemoteDescriptor, scripts: Scripts, frozen: boolean): DocumentPlan[] {
  return pages.flatMap((page) => {
    const common = { owner: name, remotes: [name], preload: frozen ? [] : unique(scripts.remote(name, page)), frozen };
    if (!page.params) return [{ ...common, url: page.path as string, file: fileOf(page.path) }];
    const folder = page.path.slice(0, page.path.indexOf('/:'));
    const known = page.params.map(({ slug }) => `${folder}/${slug}`);
    return [
      ...known.map((url) => ({ ...common, url, file: fileOf(url) })),
      { ...common, url: `${folder}/${unknownParameter}`, file: `${folder.slice(1)}/404.html` },
    ];
  });
}

const plans = new WeakMap<Release, readonly DocumentPlan[]>();

/** Every document of the site, as a release makes it: planned once, since the gate asks again for each remote. */
export function planDocuments(release: Release): readonly DocumentPlan[] {
  const known = plans.get(release) ?? plan(release);
  plans.set(release, known);
  return known;
}

function plan(release: Release): DocumentPlan[] {
  if (!release.shell) return [];
  const { registry } = release;
  const scripts = scriptsOf(release);
  const remotes = Object.entries(release.remotes);
  const foreign = new Set(foreignRemotes(release).map(({ name }) => name));
  const withBlocks = remotes.filter(([name, { blocks }]) => blocks.length > 0 && !foreign.has(name));
  const blocks = withBlocks.flatMap(([name, remote]) => remote.blocks.flatMap((block) => scripts.remote(name, block)));
  const plain = { owner: 'shell', remotes: [], preload: [], frozen: false };
  return [
    { ...plain, url: '/', file: 'index.html', remotes: withBlocks.map(([name]) => name), preload: unique([...scripts.home(), ...blocks]) },
    { ...plain, url: '/404', file: '404.html' },
    { ...plain, url: '/offline', file: 'offline/index.html' },
    ...(hasAllPages(menusOf(registry)) ? [{ ...plain, url: allPagesPath, file: fileOf(allPagesPath) }] : []),
    ...remotes.flatMap(([name, remote]) => remoteDocuments(name, remote, scripts, foreign.has(name))),
  ];
}

/** The part of the registry that a document carries. */
export function documentRegistry({ shell, remotes }: Registry, plan: DocumentPlan): DocumentRegistry {
  return { shellVersion: shell?.version ?? '', remotes: plan.remotes.map((name) => documentRemote(name, remotes[name]!)) };
}
