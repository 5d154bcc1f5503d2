/** @jest-environment node */
import { createLoader } from '../federation/loader';
import { everyPage } from '../navigation/every-page';
import { searchSource } from './use-search';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const faq = { path: '/faq', module: './pages/faq', label: 'Questions', footer: 'people' };
const entry = (href: string, title: string) => ({
  href,
  title,
  page: title,
  section: '',
  headings: [],
  keywords: [],
  text: '',
  asks: [],
});

/** A site that answers for these files, and with 404 for every other. */
function load(files: Readonly<Record<string, unknown>>) {
  globalThis.fetch = jest.fn((url: string) =>
    Promise.resolve({
      ok: url in files,
      headers: new Headers(),
      status: 404,
      json: () => Promise.resolve(files[url]),
    } as Response),
  ) as unknown as typeof globalThis.fetch;
  const loader = createLoader(() => 0);
  return { menus: () => loader.load(everyPage), search: () => loader.load(searchSource(() => Promise.resolve({}))) };
}

test('the list of all pages is made of the live registry', async () => {
  const menus = await load({ '/remotes.json': { remotes: { support: { pages: [faq] } } } }).menus();
  expect(menus['every-people']).toEqual([{ href: '/faq', label: 'Questions' }]);
});

test('the search finds pages of every package that is live', async () => {
  const { search } = await load({
    '/remotes.json': { remotes: {}, search: { campus: '/search/campus.1.json', support: '/search/support.1.json' } },
    '/search/campus.1.json': [entry('/visit', 'Visit')],
    '/search/support.1.json': [entry('/faq', 'Questions')],
  }).search();
  expect(['visit', 'questions'].flatMap((term) => search(term).card?.href ?? [])).toEqual(['/visit', '/faq']);
});

test('an index of which a part is missing is an error that names the part, not a search that misses pages', async () => {
  const { search } = load({ '/remotes.json': { remotes: {}, search: { campus: '/search/campus.1.json' } } });
  await expect(search()).rejects.toThrow('/search/campus.1.json answers 404.');
});
