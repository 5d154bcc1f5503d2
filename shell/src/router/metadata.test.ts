import { prerenderedMetadata } from './metadata';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="x"><title>First</title><meta name="description" content="first"><meta property="og:title" content="First"><link rel="canonical" href="/">';
  document.body.innerHTML = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
});

test('what the document says of its page is removed for what a page says itself, and nothing else', () => {
  const metadata = prerenderedMetadata(document);
  metadata.remove();
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'Second' }));
  metadata.remove();
  expect(document.head.innerHTML).toBe('<meta name="viewport" content="x"><title>Second</title>');
  expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull();
});

test('structured data of a page that is left does not describe the next one', () => {
  const metadata = prerenderedMetadata(document);
  document.head.insertAdjacentHTML('beforeend', '<script type="application/json" id="menus">{}</script>');
  metadata.removeAll();
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(document.title).toBe('');
  expect(document.getElementById('menus')).not.toBeNull();
});
