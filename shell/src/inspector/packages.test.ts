/** @jest-environment node */
import { contractVersion } from '@3eu/shared/contract';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import type { Services } from '../services';
import { createLoader } from '../remotes/loader';
import { inspectedPackages } from './packages';

const remote = (name: string, paths: string[], blocks: string[] = [], integrity = 'sha384-1'): DocumentRemote => ({
  name,
  version: '1',
  contract: contractVersion,
  globalName: name,
  entry: { url: `/remotes/${name}/1/web/remoteEntry.js`, integrity },
  pages: paths.map((path) => ({ path, module: './pages/x' })),
  blocks,
});
const remotes = [remote('campus', ['/visit'], ['student-stories']), remote('support', ['/faq'], [], '')];
const services = {
  loader: createLoader(() => 0),
  pages: { registry: { remotes: () => remotes, needsOf: () => ({ scripts: [], shared: ['react'] }) } },
} as unknown as Services;

const partsAt = (path: string, blocks: string[] = []) =>
  Object.fromEntries(
    inspectedPackages(services, { path, blocks, shellVersion: '7' }).map(({ name, parts }) => [name, parts]),
  );

test('a page belongs to the remote that has its path, the frame to the shell', () => {
  expect(partsAt('/visit')).toEqual({ shell: ['header', 'footer'], campus: ['/visit'], support: [] });
});

test('a page that no remote has is the shell’s, with the blocks of remotes in it', () => {
  expect(partsAt('/', ['student-stories'])).toEqual({
    shell: ['header', '/', 'footer'],
    campus: ['student-stories'],
    support: [],
  });
});

test('a remote without a hash is an override; one that is not on the page loads nothing', () => {
  const rows = inspectedPackages(services, { path: '/faq', blocks: [], shellVersion: '7' });
  expect(rows.map(({ version, state }) => [version, state])).toEqual([
    ['7', null],
    ['1', 'idle'],
    ['override', 'idle'],
  ]);
  expect(rows[2]!.shared).toEqual(['react']);
});
