/** @jest-environment node */
import type { Cached } from '../cache';
import { buildOf, campus, live, page, publish, released, shellServer, support, withSite } from '../testing/site';
import { shellVersion, versionId } from '../testing/versions';
import type { Version } from '../site/version';

/** Documents that cannot be rendered, or say what nobody meant: whose change it was is refused, and nobody else. */

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(120_000);
withSite();

/** A shell that does something first where a condition over `path` and `registry` holds. */
const shellThat = (seed: number, condition: string, what: string): Version =>
  buildOf(shellVersion(seed), shellServer.replace("if (path === '/broken')", `if (${condition}) ${what};\n  $&`));
const has = (name: string, seed: number) =>
  `registry.remotes.some(({ name, version }) => name === '${name}' && version === '${versionId(seed)}')`;

const ending = 'process.exit(1)';
const refused = (owner: string) => ({ refusals: [expect.objectContaining({ owner, code: 'not-rendered' }) as object] });

let notes: string[];
beforeEach(() => (notes = []));

/** Releases on a machine on which everything could still be rendered, as on the day before. */
const yesterday: Cached = (kind, [key], make) =>
  kind === 'rendered'
    ? Promise.resolve(
        Buffer.from(
          JSON.stringify({
            document: { html: `<main>${String(key)}</main>`, title: 'A', section: 'B', indexed: true, picture: null },
            late: [],
          }),
        ),
      )
    : make();
const into = (builds: readonly Version[], cached?: Cached) =>
  released(
    { kind: 'publish', decide: () => Promise.resolve({ builds }) },
    { note: (text) => notes.push(text), ...(cached && { cached }) },
  );

test.each([
  [
    'makes it too large',
    "return { html: 'x'.repeat(2_400_000), title: '', section: '', indexed: true, picture: null }",
  ],
  ['throws in code of the shell', "throw new Error('a block in a block')"],
  ['ends the process', ending],
])('a block that %s on a page of another team is refused, and stops nobody', async (_what, what) => {
  await publish([shellThat(2, `path === '/' && ${has('campus', 2)}`, what)]);
  await expect(publish([campus(2)])).rejects.toMatchObject(refused('campus'));
  for (const build of [support(2), campus(3), shellThat(3, 'false', '')])
    expect(await publish([build])).toMatchObject({ status: 'released' });
});

test.each([
  ['ends its process', ending],
  ['throws', "throw new Error('it was yesterday')"],
])('a page that was fine when it was released and now %s stops no other team', async (_what, what) => {
  const bomb = (seed: number) => shellThat(seed, "path === '/faq'", what);
  await into([bomb(2)], yesterday);
  const faq = page('faq/index.html');
  expect(await into([bomb(3)])).toMatchObject({ status: 'released' });
  expect(notes).toEqual([expect.stringMatching(/^\/faq of support stays as it was/)]);
  expect(page('faq/index.html')).toBe(faq);
  expect(page('visit/index.html')).toContain('/visit');
  expect((await live()).documents.find(({ path }) => path === '/faq')!.pins).toContain('shell/000000000002');
  // Its own team is told.
  await expect(publish([support(2)])).rejects.toMatchObject(refused('support'));
  await publish([shellThat(4, 'false', ''), support(2)]);
  expect(page('faq/index.html')).toContain('support 000000000002');
});

test('a block of another team that fails today does not refuse the page that shows it', async () => {
  const shows = (seed: number) =>
    support(seed, { pages: [{ path: '/faq', module: './pages/faq', label: 'FAQ', blocks: ['stories'] }] });
  await into([shellThat(2, `path === '/faq' && ${has('campus', 1)}`, ending), shows(2)], yesterday);
  expect(await into([shows(3)])).toMatchObject({ status: 'released' });
  expect(notes).toEqual([expect.stringMatching(/^\/faq of support stays as it was/)]);
});

test('however many pages end their process, every other page is rendered', async () => {
  const values = Array.from({ length: 6 }, (_, at) => ({ slug: `n${at}`, label: `N${at}` }));
  const many = support(2, {
    pages: [
      { path: '/faq', module: './pages/faq', label: 'FAQ' },
      { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params: values },
    ],
  });
  const ends = (seed: number) => shellThat(seed, "path.startsWith('/topic')", ending);
  await into([ends(2), many], yesterday);
  expect(await into([ends(3)])).toMatchObject({ status: 'released' });
  expect(notes).toHaveLength(7);
  expect(page('visit/index.html')).toContain('/visit');
});

test('a shell that makes pages of others impossible is refused: its change has done that', async () => {
  await expect(publish([shellThat(2, "path === '/faq'", ending)])).rejects.toMatchObject(refused('shell'));
  expect(await publish([campus(2)])).toMatchObject({ status: 'released' });
});

test('a page and a block that are released together are both named, since nothing says which of them it is', async () => {
  await publish([shellThat(2, `path === '/faq' && ${has('campus', 2)}`, ending)]);
  const shows = support(2, { pages: [{ path: '/faq', module: './pages/faq', label: 'FAQ', blocks: ['stories'] }] });
  await expect(publish([shows, campus(2)])).rejects.toMatchObject(refused('support and campus'));
});

test('a page of the shell that fails today lets the remotes on it be released, and shows what it did', async () => {
  await into([shellThat(2, "path === '/'", ending)], yesterday);
  expect(await into([campus(2)])).toMatchObject({ status: 'released' });
  expect(page('index.html')).not.toContain('campus 000000000002');
  expect((await live()).documents.find(({ path }) => path === '/')!.pins).toContain('campus/000000000001');
});

test('a fault of content is refused with its page and place, of whoever made it, and of nobody else', async () => {
  const says = (html: string) =>
    `return { html: '<main>${html}</main>', title: 'A', section: '', indexed: true, picture: null }`;
  const wrong = says('<h1>Tides</h1><ul><li>At six</li><li></li></ul><p>At NaN</p>');
  await publish([shellThat(2, `path === '/visit' && ${has('campus', 2)}`, wrong)]);
  const asked = publish([campus(2)]);
  const refusal = expect.objectContaining({ owner: 'campus', code: 'content-fault', final: false }) as object;
  await expect(asked).rejects.toMatchObject({ refusals: [refusal, refusal] });
  await expect(asked).rejects.toThrow(/\/visit has an empty list item after "Tides At six"/);
  await publish([campus(2)], { force: 'the hours come tonight' });
  // What stands there already stops nobody, nor its own team.
  for (const build of [shellThat(3, "path === '/visit'", wrong), support(2), campus(3)])
    expect(await publish([build])).toMatchObject({ status: 'released' });
});
