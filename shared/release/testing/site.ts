import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@3eu/shared/build/integrity';
import { serviceWorkerFile, type RemoteDescriptor } from '@3eu/shared/contract/release';
import { remoteVersion, shellVersion } from './versions';
import { descriptorSchema, parsed } from '../plan/schema';
import type { Version } from '../plan/versions';
import type { Build } from '../render/builds';
import { brotliWith } from '../render/compress';
import { readLive } from '../core/live';
import { noMemory } from '../render/memory';
import { folderStore } from '../store/folder';
import { diskIo, type Io } from '../store/io';
import type { Environment, Intent, Outcome } from '../core/intent';
import { release } from '../core/release';

/** A disk that skips flushing: the store's own test covers that files are flushed before a release is claimed. */
const io: Io = { ...diskIo, flush: () => Promise.resolve(), flushAll: () => Promise.resolve() };
export const store = () => folderStore(root, { io });

/** A shell's server build that says on each page which remotes it was rendered with. */
export const shellServer = `
exports.frame = ({ remotes }) => JSON.stringify(Object.values(remotes).flatMap(({ pages }) => pages.filter(({ menu }) => menu)));
exports.createRenderer = () => async ({ path, registry }) => {
  if (path === '/broken') throw new Error('low tide');
  const html = '<!doctype html><main>' + path + ' ' + registry.remotes.map(({ name, version }) => name + ' ' + version).join() + '</main>';
  return { html, title: path, description: '', section: 'All', indexed: !/404|offline/.test(path), structuredData: [], keywords: [], headings: [], findables: [], links: path === '/' ? ['/visit'] : [], picture: 'quad' };
};`;

/** A build whose files stand in memory. */
export function buildOf(version: Version, server: string): Build {
  const { descriptor, manifest } = version;
  const contents = new Map(
    [...Object.keys(descriptor.integrity), descriptor.serverEntry].map((file): [string, Buffer] => [
      file,
      Buffer.from(file.startsWith('server/') ? server : `/* ${descriptor.name} ${descriptor.version} ${file} */`),
    ]),
  );
  if (descriptor.kind === 'shell') contents.set(serviceWorkerFile, Buffer.from('precache(self.__WB_MANIFEST)'));
  const integrity = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  contents.set('web/mf-manifest.json', Buffer.from(JSON.stringify(manifest)));
  contents.set('descriptor.json', Buffer.from(JSON.stringify({ ...descriptor, integrity })));
  const read = parsed(descriptorSchema, contents.get('descriptor.json')!.toString()) as {
    value: Version['descriptor'];
  };
  return {
    descriptor: read.value,
    manifest,
    files: [...contents.keys()],
    read: (file) => Promise.resolve(contents.get(file)!),
  };
}

export const pages: RemoteDescriptor['pages'] = [{ path: '/visit', label: 'Visit', menu: 'student-life' }];
export const shell = (seed = 1) => buildOf(shellVersion(seed), shellServer);
export const campus = (seed = 1, changes: Partial<RemoteDescriptor> = {}) =>
  buildOf(remoteVersion('campus', seed, { pages, blocks: ['stories'], ...changes }), '');
export const support = (seed = 1) =>
  buildOf(remoteVersion('support', seed, { pages: [{ path: '/faq', label: 'FAQ' }] }), '');

export let root: string;
export let assets: string;

/** Begins every test of a file with a site of a shell and two remotes. */
export function withSite() {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'release-'));
    assets = mkdtempSync(join(tmpdir(), 'assets-'));
    mkdirSync(join(assets, 'pictures'));
    for (const width of [480, 1200])
      writeFileSync(join(assets, `pictures/quad.0123456789.${width}.webp`), `${width} wide`);
    await publish([shell(), campus(), support()], { assets });
  });
  afterEach(() => [root, assets].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
}

/** Shared by all tests, so that they do not pay for compression again. */
const brotli = brotliWith(noMemory);

export function environment(): Environment {
  const checker = { check: () => Promise.resolve({ findings: [], found: null }), close: () => Promise.resolve() };
  return {
    store: store(),
    checker,
    brotli,
    say: () => {},
    note: () => {},
    now: () => new Date(),
    by: 'somebody',
    commit: 'abc',
  };
}
export const publish = (builds: readonly Build[], intent: Partial<Intent> = {}): Promise<Outcome> =>
  release(environment(), { kind: 'publish', decide: () => Promise.resolve({ builds }), ...intent });
export const page = (path: string) => readFileSync(join(root, 'live', path), 'utf8');
export const live = async () => readLive(await store().read(), root);
export const versions = async () =>
  Object.fromEntries(
    Object.entries((await live()).registry.remotes).map(([name, { version, previous }]) => [
      name,
      [Number(version), previous && Number(previous.version)],
    ]),
  );
