import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { integrityOf } from '../../build/integrity';
import { sampleSite } from '../../build/sample-site';
import {
  cardFontFile,
  hostingFile,
  immutableFolders,
  serviceWorkerFile,
  type RemoteDescriptor,
} from '../../contract/descriptor';
import type { Hosting } from '../../contract/render';
import { descriptorSchema } from '../../contract/schema';
import { uncached } from '../cache';
import { parsed } from '../parsed';
import { release, type Environment, type Intent, type Outcome } from '../release';
import { readSite } from '../site/site';
import { versionOf, type Version } from '../site/version';
import { runGit } from '../git';
import { openBranch } from '../store/branch';
import { openStore } from '../store/store';
import { remoteVersion, shellVersion, type Made } from './versions';

/** Who makes the commits of a test. */
export const author = () => 'Somebody <somebody@example.com> 1767225600 +0100';
export const store = (run = runGit) => openStore({ folder: root, author, cached: uncached, run });
/** Its branch, for what somebody does to it by hand. */
export const branch = () => openBranch({ folder: root, author });

/** How the sites of tests are served. */
export const servedAs: Hosting = {
  name: sampleSite.name,
  hosts: ['www.sample.example', '.sample-hosting.example'],
  documents: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
  immutable: { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' },
  immutableFolders,
  overTls: {},
  redirects: { '/tours': '/visit#tours' },
  notFoundFolders: ['/college/'],
  hostFiles: ['_headers', hostingFile],
};

/** A shell's server build that says on each page which remotes it was rendered with. */
export const shellServer = `
exports.frame = ({ remotes }) => JSON.stringify(Object.values(remotes).flatMap(({ pages }) => pages.filter(({ menu }) => menu)));
exports.files = ({ indexed, now, connections, redirects }) => ({
  'sitemap.xml': indexed.join(),
  'robots.txt': now.slice(0, 10),
  '_headers': connections.join(),
  'nginx.conf': JSON.stringify(redirects),
  'hosting.json': ${JSON.stringify(JSON.stringify(servedAs))},
});
exports.createRenderer = () => async ({ path, registry }) => {
  if (path === '/broken') throw new Error('low tide');
  const link = path === '/' ? '<a href="/visit">Visit</a>' : '';
  const html = '<!doctype html><main>' + path + ' ' + registry.remotes.map(({ name, version }) => name + ' ' + version).join() + link + '</main>';
  return { html, title: path, section: 'All', indexed: !/404|offline/.test(path), picture: 'quad.0123456789' };
};`;

/** A build whose files stand in memory. */
export function buildOf(version: Made<Version>, server: string): Version {
  const { descriptor, manifest } = version;
  const contents = new Map(
    [...Object.keys(descriptor.integrity), descriptor.serverEntry].map((file): [string, Buffer] => [
      file,
      Buffer.from(file.startsWith('server/') ? server : `/* ${descriptor.name} ${descriptor.version} ${file} */`),
    ]),
  );
  if (descriptor.kind === 'shell') {
    contents.set(serviceWorkerFile, Buffer.from('precache(self.__WB_MANIFEST)'));
    contents.set(cardFontFile, Buffer.from('a font'));
  }
  const integrity = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  contents.set('web/mf-manifest.json', Buffer.from(JSON.stringify(manifest)));
  contents.set('descriptor.json', Buffer.from(JSON.stringify({ ...descriptor, integrity })));
  const read = parsed(descriptorSchema, contents.get('descriptor.json')!.toString()) as {
    value: Version['descriptor'];
  };
  const all = [...contents.keys()];
  return versionOf({ descriptor: read.value, manifest, all, read: (file) => Promise.resolve(contents.get(file)!) });
}

export const pages: RemoteDescriptor['pages'] = [
  { path: '/visit', module: './pages/visit', label: 'Visit', menu: 'colleges' },
];
export const shell = (seed = 1) => buildOf(shellVersion(seed), shellServer);
export const campus = (seed = 1, changes: Partial<RemoteDescriptor> = {}) =>
  buildOf(remoteVersion('campus', seed, { pages, blocks: ['stories'], ...changes }), '');
export const support = (seed = 1, changes: Partial<RemoteDescriptor> = {}) =>
  buildOf(
    remoteVersion('support', seed, { pages: [{ path: '/faq', module: './pages/faq', label: 'FAQ' }], ...changes }),
    '',
  );

export let root: string;
export let assets: string;

/** Folders of a test; those of all tests of the file. */
const [ofTest, ofFile]: [string[], string[]] = [[], []];
const remove = (folders: string[]) => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** A copy of a site, which is gone after the test. */
export function copySite(from: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'release-'));
  ofTest.push(copy);
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/**
 * Begins every test of a file with a site of a shell and two remotes, which is released once.
 * @param more Releases more into it: what that makes is another site, whose folder is returned for each test.
 */
export function withSite(more?: () => Promise<unknown>): () => string {
  let first: string;
  let other: string;
  let otherCopy: string;
  const fillAssets = () => {
    assets = mkdtempSync(join(tmpdir(), 'assets-'));
    mkdirSync(join(assets, 'pictures'));
    for (const width of [480, 1200])
      writeFileSync(join(assets, `pictures/quad.0123456789.${width}.webp`), `${width} wide`);
  };
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'release-'));
    fillAssets();
    await publish([shell(), campus(), support()], { withAssets: true });
    [first, other] = [root, `${root}-other`];
    ofFile.push(first, other, assets);
    if (!more) return;
    root = copySite(first);
    await more();
    cpSync(root, other, { recursive: true, verbatimSymlinks: true });
  });
  beforeEach(() => {
    fillAssets();
    ofTest.push(assets);
    root = copySite(first);
    if (more) otherCopy = copySite(other);
  });
  afterEach(() => remove(ofTest));
  afterAll(() => remove(ofFile));
  return () => otherCopy;
}

export function environment(): Environment {
  return {
    store: store(),
    cached: uncached,
    say: () => {},
    note: () => {},
    now: () => new Date(),
    by: 'somebody',
    commit: 'abc',
  };
}
/** What comes along with a release: every file of the folder of assets. */
export const comingAssets = () => {
  const entries = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(assets, join(parentPath, name)));
  return new Map(paths.map((path) => [path, () => readFile(join(assets, path))] as const));
};
export const publish = (
  builds: readonly Version[],
  { withAssets = false, ...intent }: Partial<Intent> & { withAssets?: boolean } = {},
): Promise<Outcome> => {
  const decision = withAssets ? { builds, assets: comingAssets() } : { builds };
  return released({ kind: 'publish', decide: () => Promise.resolve(decision), ...intent });
};
export const released = (intent: Intent, changes: Partial<Environment> = {}): Promise<Outcome> =>
  release({ ...environment(), ...changes }, intent);
/** Makes what is live the one that is served, as the next command does. */
export const served = () => store().serve();
export const page = (path: string) => readFileSync(`${root}/live/${path}`, 'utf8');
export const live = async () => readSite(await store().read(), root);
export const versions = async () =>
  Object.fromEntries(
    Object.entries((await live()).registry.remotes).map(([name, { version }]) => [name, Number(version)]),
  );
