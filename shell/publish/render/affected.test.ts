import type { Registry, RegistryRemote, RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import { affectedDocuments } from './affected';
import type { Release } from './documents';

const contract = 7;
const shell: ShellDescriptor = { kind: 'shell', name: 'shell', version: 'a', contract, entry: 'web/shell.js', serverEntry: 'server/shell.cjs', pages: { '/': { scripts: [], shared: [] } }, provides: {}, offers: {}, integrity: {} };

function remote(name: string, changes: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  const page = { path: `/${name}` as const, label: name, scripts: ['web/page.js'], shared: [] };
  return { kind: 'remote', name, version: 'a', contract, globalName: name, entry: 'web/remoteEntry.js', serverEntry: 'server/remoteEntry.cjs', pages: [page], blocks: [], bundled: [], takes: {}, integrity: { 'web/page.js': 'sha384-a' }, ...changes };
}

function release(...remotes: RemoteDescriptor[]): Release {
  const entries = remotes.map(({ name, version, contract: spoken, pages, blocks }): [string, RegistryRemote] => [
    name,
    { version, contract: spoken, globalName: name, base: `/remotes/${name}/${version}/`, entry: { url: '/x', integrity: 'sha384-x' }, pages, blocks: blocks.map((block) => block.name), previous: null },
  ]);
  const registry: Registry = { shell: { version: 'a', base: '/shell/a/', previous: null }, remotes: Object.fromEntries(entries) };
  return { registry, shell, remotes: Object.fromEntries(remotes.map((one) => [one.name, one])) };
}

const rendered = (before: Release, after: Release, released: string[]) => affectedDocuments(before, after, released).render.map(({ url }) => url);
const all = ['/', '/404', '/offline', '/tides', '/harbour'];
const before = release(remote('tides'), remote('harbour'));

test('a release of a remote touches its own documents', () => {
  expect(rendered(before, release(remote('tides', { version: 'b' }), remote('harbour')), ['tides'])).toEqual(['/tides']);
});

test('a changed block touches home too', () => {
  const block = { name: 'high-water', scripts: ['web/page.js'], shared: [] };
  const with1 = release(remote('tides', { blocks: [block] }), remote('harbour'));
  const with2 = release(remote('tides', { version: 'b', blocks: [block], integrity: { 'web/page.js': 'sha384-b' } }), remote('harbour'));
  expect(rendered(with1, with2, ['tides'])).toEqual(['/', '/tides']);
});

test('a changed label stands in every menu, so every document is rendered', () => {
  const page = { path: '/tides' as const, label: 'Tides and moons', scripts: [], shared: [] };
  expect(rendered(before, release(remote('tides', { version: 'b', pages: [page] }), remote('harbour')), ['tides'])).toEqual(all);
});

test('the shell touches every document', () => {
  expect(rendered(before, before, ['shell'])).toEqual(all);
});

test('documents of a remote that speaks another contract stay as they are, whatever is released', () => {
  const after = release(remote('tides', { version: 'b', contract: contract + 1 }), remote('harbour'));
  const effect = affectedDocuments(before, after, ['shell', 'tides']);
  expect(effect.render.map(({ url }) => url)).toEqual(['/', '/404', '/offline', '/harbour']);
  expect(effect.frozen.map(({ url }) => url)).toEqual(['/tides']);
  expect(effect.remove).toEqual([]);
});

test('the document of a page that is gone is removed', () => {
  expect(affectedDocuments(before, release(remote('tides', { pages: [] }), remote('harbour')), ['tides']).remove).toEqual(['tides/index.html']);
});
