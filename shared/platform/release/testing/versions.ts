/** Versions, registries and sites as plain data, for the tests of plan and gate. */
import { sampleSite } from '../../build/sample-site';
import { contractVersion } from '../../contract';
import { modulesOf } from '../../contract/address';
import type { RemoteDescriptor, ShellDescriptor } from '../../contract/descriptor';
import { documentsOf } from '../make/documents';
import { registryOf } from '../make/registry';
import { nothingMade, siteOf, type DocumentFacts, type Given, type Site } from '../site/site';
import {
  versionOf,
  type FederationManifest,
  type RemoteVersion,
  type ShellVersion,
  type Version,
} from '../site/version';

/** A version with the manifest that it was made from. */
export type Made<V extends Version> = V & { manifest: FederationManifest };

/** Nobody reads files of what is data alone. */
const read = () => Promise.reject(new Error('It has no files.'));

function made<V extends Version>(descriptor: V['descriptor'], manifest: FederationManifest): Made<V> {
  const all = Object.keys(descriptor.integrity);
  return { ...(versionOf({ descriptor, manifest, all, read }) as V), manifest };
}

/** A site without anything in it. */
export const nothing = siteOf({
  ...nothingMade,
  number: 0,
  commit: null,
  files: new Map(),
  read,
  registry: registryOf([]),
  live: [],
  unusable: new Map(),
  documents: [],
  keys: new Map(),
  records: [],
  past: {},
  settings: null,
});

const libraries = { react: '19.3.1', '@sample/ui': '1.0.0', '@sample/ui/forms': '1.0.0' };

function shared(lazy: Record<string, string[]> = {}, versions: Record<string, string> = libraries) {
  return Object.entries(versions).map(([name, version]) => ({
    name,
    version,
    requiredVersion: `^${version}`,
    singleton: true,
    assets: { js: { sync: lazy[name] ?? [] } },
  }));
}

/** Twelve hexadecimal digits that stand for a version. */
export function versionId(seed: number): string {
  return String(seed).padStart(12, '0');
}

export function shellVersion(
  seed = 1,
  changes: Partial<ShellDescriptor> = {},
  versions?: Record<string, string>,
): Made<ShellVersion> {
  const descriptor: ShellDescriptor = {
    kind: 'shell',
    name: 'shell',
    version: versionId(seed),
    contract: contractVersion,
    site: sampleSite,
    serverEntry: 'server/shell.cjs',
    entry: 'web/shell.js',
    start: 'web/start.js',
    integrity: {
      'web/start.js': 'sha384-start',
      'web/shell.js': 'sha384-shell',
      'web/forms.js': 'sha384-forms',
      'web/home.js': 'sha384-home',
      'web/service-worker.js': 'sha384-worker',
      'server/shell.cjs': 'sha384-server',
      'server/card.ttf': 'sha384-font',
    },
    pages: [
      { path: '/', blocks: ['stories'], scripts: ['web/home.js'] },
      { path: '/404', scripts: [] },
      { path: '/offline', scripts: [] },
    ],
    developmentPages: [],
    awaited: [],
    provides: { '@sample/ui': ['Band', 'Button'], '@sample/ui/forms': ['TextField'] },
    ...changes,
  };
  return made<ShellVersion>(descriptor, {
    metaData: { globalName: 'uni_shell', remoteEntry: { name: 'shell.js', path: '' } },
    exposes: [],
    shared: shared({ '@sample/ui/forms': ['forms.js'] }, versions),
  });
}

export function remoteVersion(
  name: string,
  seed = 1,
  changes: Partial<RemoteDescriptor> = {},
  versions?: Record<string, string>,
): Made<RemoteVersion> {
  const pages = changes.pages ?? [{ path: `/${name}` as const, module: `./pages/${name}`, label: name }];
  const blocks = changes.blocks ?? [];
  const exposes = [
    ...pages.flatMap((page) => [...modulesOf(page).values()]),
    ...blocks.map((block) => `./blocks/${block}`),
  ];
  const file = (path: string) => `${path.slice(2).replaceAll('/', '_')}.js`;
  const descriptor: RemoteDescriptor = {
    kind: 'remote',
    name,
    version: versionId(seed),
    contract: contractVersion,
    serverEntry: 'server/remoteEntry.cjs',
    integrity: Object.fromEntries([
      ['web/entry.js', `sha384-${name}`],
      ['server/remoteEntry.cjs', 'sha384-server'],
      ...exposes.map((path) => [`web/${file(path)}`, `sha384-${name}${file(path)}`] as const),
    ]),
    pages,
    blocks,
    redirects: {},
    requires: Object.fromEntries(exposes.map((path) => [path, { react: [], '@sample/ui': ['Band'] }])),
    bundled: [],
    ...changes,
  };
  return made<RemoteVersion>(descriptor, {
    metaData: { globalName: `uni_${name}`, remoteEntry: { name: 'entry.js', path: '' } },
    exposes: exposes.map((path) => ({ path, assets: { js: { sync: [file(path)] } } })),
    shared: shared({}, versions),
  });
}

/** The site of these versions, whose documents have the given links and the parts that those lead to. */
export function siteWith(live: readonly Version[], links: Record<string, string[]> = {}, connects?: string[]): Site {
  const registry = registryOf(live, connects);
  const isShell = live.some(({ name }) => name === 'shell');
  const plans = isShell ? documentsOf({ live, registry, config: {}, connections: [], frame: '' }) : [];
  const anchors = Object.values(links).flatMap((all) => all.flatMap((link) => link.split('#')[1] ?? []));
  const documents = plans.map(({ path, file, owner, pins }): DocumentFacts => {
    const known = { title: path, section: owner, indexed: true, picture: null, files: [], search: [] };
    return { path, file, owner, pins, ...known, anchors, links: links[path] ?? [] };
  });
  const files = live.flatMap(({ files: own, descriptor }) =>
    [...own].map(([file, path]) => [path, { id: descriptor.integrity[file] ?? file, size: 1 }] as const),
  );
  return siteOf({ ...nothing, number: 1, live, registry, documents, files: new Map(files) });
}

/** The same site with something else in it. */
export const withChanges = (site: Site, changes: Partial<Given>): Site => siteOf({ ...site, ...changes });

/** The site that a release of versions makes of another; documents that stay keep their links. */
export function siteAfter(
  before: Site,
  released: readonly Version[],
  { removed = [], ...changes }: Partial<Given> & { removed?: readonly string[] } = {},
): Site {
  const live = new Map([...before.live, ...released].map((version) => [version.name, version]));
  removed.forEach((name) => live.delete(name));
  const links = before.documents.map(({ path, links: all }) => [path, [...all]]);
  const after = siteWith([...live.values()], Object.fromEntries(links) as Record<string, string[]>);
  const files = new Map([...before.files, ...after.files]);
  return siteOf({ ...after, number: 2, files, ...changes });
}
