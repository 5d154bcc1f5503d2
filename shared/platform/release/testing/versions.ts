/** Versions, registries and sites as plain data, for the tests of plan and gate. */
import { sampleSite } from '../../build/sample-site';
import { contractVersion } from '../../contract';
import { modulesOf } from '../../contract/address';
import type { RemoteDescriptor, ShellDescriptor } from '../../contract/descriptor';
import { documentsOf } from '../core/documents';
import { registryOf } from '../core/registry';
import { connectionsOf, publicSettings, type Settings } from '../core/settings';
import {
  versionNames,
  withVersions,
  type LiveSite,
  type PageFacts,
  type RemoteVersion,
  type ShellVersion,
  type Versions,
  type Version,
} from '../core/versions';

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
): ShellVersion {
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
      'server/shell.cjs': 'sha384-server',
    },
    pages: [
      { path: '/', blocks: ['stories'], scripts: ['web/home.js'] },
      { path: '/404', scripts: [] },
      { path: '/offline', scripts: [] },
    ],
    developmentPages: [],
    provides: { '@sample/ui': ['Band', 'Button'], '@sample/ui/forms': ['TextField'] },
    ...changes,
  };
  return {
    descriptor,
    manifest: {
      metaData: { globalName: 'shell', remoteEntry: { name: 'shell.js', path: '' } },
      exposes: [],
      shared: shared({ '@sample/ui/forms': ['forms.js'] }, versions),
    },
  };
}

export function remoteVersion(
  name: string,
  seed = 1,
  changes: Partial<RemoteDescriptor> = {},
  versions?: Record<string, string>,
): RemoteVersion {
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
  return {
    descriptor,
    manifest: {
      metaData: { globalName: `uni_${name}`, remoteEntry: { name: 'entry.js', path: '' } },
      exposes: exposes.map((path) => ({ path, assets: { js: { sync: [file(path)] } } })),
      shared: shared({}, versions),
    },
  };
}

/** A site of these versions. */
export function siteOf(all: readonly Version[]): Versions {
  return withVersions({ shell: null, remotes: {} }, all);
}

/** A site with live versions, whose documents have the given links. */
export function liveSite(
  all: readonly Version[],
  links: Record<string, string[]> = {},
  settings: Settings = {},
): LiveSite {
  const site = siteOf(all);
  const registry = registryOf(site, settings);
  const input = {
    ...site,
    registry,
    config: publicSettings(settings),
    connections: connectionsOf(settings),
    frame: '',
  };
  const plans = site.shell ? documentsOf({ ...input, shell: site.shell }) : [];
  const pages = plans.flatMap((plan): PageFacts[] => {
    if (plan.request === null) return [];
    const { path, file, owner, pins } = plan;
    const known = { title: path, section: owner, indexed: true, picture: null, files: [], anchors: [], search: [] };
    return [{ path, file, owner, pins, ...known, links: links[path] ?? [] }];
  });
  return {
    ...site,
    number: 1,
    registry,
    pages,
    records: [],
    present: [...versionNames({ registry })].map((pair) => pair.join('/')),
  };
}

/** A version with all of its files. */
export function withFiles<V extends Version>(version: V): V & { files: readonly string[] } {
  return { ...version, files: Object.keys(version.descriptor.integrity) };
}
