/** @jest-environment node */
import { buildOf, campus, publish, released, root, shellServer, support, withSite } from '../testing/site';
import { shellVersion } from '../testing/versions';
import { releasesCommand } from './history';
import type { Output } from './output';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(60_000);
withSite();

let said: string;
const output: Output = { report: (text) => void (said += `${text}\n`), note() {}, fail() {}, say() {}, done() {} };
const ask = async (what?: string) => {
  said = '';
  await releasesCommand(what, { site: root }, output);
  return said.trim().split('\n');
};

test('a release says which words it changed on which pages, in words alone', async () => {
  await publish([campus(2)], { force: 'the hours come tonight' });
  const [head, from, ...words] = await ask('2');
  expect([head, from]).toEqual([
    expect.stringMatching(/^Release 2: publish by somebody, .* UTC/),
    '  campus: commit abc',
  ]);
  expect(words).toEqual([
    '/',
    '  - / campus 000000000001Visit',
    '  + / campus 000000000002Visit',
    '/visit',
    '  - /visit campus 000000000001',
    '  + /visit campus 000000000002',
  ]);
  expect((await ask('1')).at(-1)).toMatch(/first release/);
});

test('a page is named once, however often a line comes on it, and what was not committed is said to be that', async () => {
  const twice = buildOf(
    shellVersion(2),
    shellServer.replace("'<!doctype html><main>'", "$& + (path === '/faq' ? '<p>Tides</p><p>Tides</p>' : '')"),
  );
  await released({ kind: 'publish', decide: () => Promise.resolve({ builds: [twice] }) }, { commit: 'abc-dirty' });
  const [, from, pages, ...words] = await ask('2');
  expect(from).toBe('  shell: with changes not committed (on top of: commit abc)');
  expect([pages, ...words]).toEqual(['/faq', '  + Tides']);
});

test('pages that come and go, and other settings, are said', async () => {
  const pages = [{ path: '/faq/new' as const, module: './pages/new', label: 'New' }];
  const decide = () => Promise.resolve({ builds: [support(2, { pages })], settings: '{"serviceWorker":false}' });
  await released({ kind: 'publish', decide, force: 'the questions have moved' });
  expect(await ask('2')).toEqual(
    expect.arrayContaining(['/faq/new is new', '/faq is gone', expect.stringContaining('settings')]),
  );
});

test('words lead to the release that first had them, though they went and came again', async () => {
  await publish([campus(2)]);
  await publish([campus(3)]);
  await publish([support(2)]);
  await publish([campus(2)]);
  await publish([support(3)]);
  const [found, head] = await ask(' Campus   000000000002 ');
  expect(found).toMatch(/^\/, \/visit have .* release 2\b.*releases 2 and 5 to 6\b/);
  expect(head).toMatch(/^Release 2: publish by somebody/);
  const [gone, first] = await ask('campus 000000000001');
  expect(gone).toMatch(/stood in release 1, not live now/);
  expect(first).toMatch(/^Release 1: publish by somebody/);
  expect((await ask('faq support 000000000003'))[0]).toMatch(/^\/faq has .* release 6\.$/);
  await expect(ask('campus 000000000009')).rejects.toMatchObject({ name: 'Fault' });
  // A figure is not found in a longer one.
  await expect(ask('campus 00000000000')).rejects.toMatchObject({ name: 'Fault' });
  await expect(ask(' ')).rejects.toMatchObject({ status: 2 });
  await expect(ask('9')).rejects.toThrow('no release 9');
});
