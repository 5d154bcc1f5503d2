import { renderToStaticMarkup } from 'react-dom/server.node';
import { renderPage } from './testing';
import { canonicalPath, socialPicturePath } from '../contract/canonical';
import { Seo, SeoElements } from './seo';
import { PageNotesContext, type PageNotes } from './notes';

const seo = { title: 'Visit', description: 'Come and see.', keywords: ['visit', 'tour'], section: 'Campus' };

function headOf(props: Partial<Parameters<typeof SeoElements>[0]>) {
  const head = document.createElement('div');
  head.innerHTML = renderToStaticMarkup(<SeoElements {...seo} pathname="/visit/" {...props} />);
  return {
    title: head.querySelector('title')!.textContent,
    meta: (name: string) => head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content'),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
  };
}

test('a page has title, description and one canonical address for search engines and social cards', () => {
  const { title, meta, canonical } = headOf({});
  expect(title).toBe(`Visit | ${SITE.name}`);
  expect(meta('og:title')).toBe(title);
  expect(meta('description')).toBe(seo.description);
  expect(meta('keywords')).toBe('visit, tour');
  expect(canonical).toBe(`${SITE.address}/visit`);
  expect(meta('og:url')).toBe(canonical);
  expect(meta('og:image')).toBe(`${SITE.address}/og/visit.jpg`);
});

test('a title that names the university is not lengthened', () => {
  expect(headOf({ title: `${SITE.name} | A question` }).title).toBe(`${SITE.name} | A question`);
});

test('a page for an address that does not exist is not indexed and has no address of its own', () => {
  const { meta, canonical } = headOf({ noindex: true });
  expect(meta('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(meta('og:url')).toBeUndefined();
});

test('a page in several languages names each of its addresses', () => {
  const head = document.createElement('div');
  const alternates = { en: '/visit', de: '/besuch' } as const;
  head.innerHTML = renderToStaticMarkup(<SeoElements {...seo} alternates={alternates} pathname="/visit" />);
  const named = [...head.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(named).toEqual(Object.entries(alternates).map(([lang, path]) => [lang, SITE.address + path]));
});

test('in the browser a page sets its metadata; while it is prerendered it notes them as data', () => {
  renderPage(<Seo {...seo} />, { path: '/visit' });
  expect(document.title).toBe(`Visit | ${SITE.name}`);
  const notes = { seo: jest.fn() };
  const { container } = renderPage(
    <PageNotesContext value={notes as unknown as PageNotes}>
      <Seo {...seo} />
    </PageNotesContext>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(notes.seo).toHaveBeenCalledWith(seo);
});

test.each([
  ['/', '/', '/og/home.jpg'],
  ['/faq', '/faq', '/og/faq.jpg'],
  ['/major/psychology/', '/major/psychology', '/og/major/psychology.jpg'],
  ['//faq//', '/faq', '/og/faq.jpg'],
  ['/faq/index.html', '/faq', '/og/faq.jpg'],
  ['//index.html', '/', '/og/home.jpg'],
])('%s has the canonical path %s and the picture %s', (path, canonical, picture) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(socialPicturePath(path)).toBe(picture);
});
