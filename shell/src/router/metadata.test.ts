import { prerenderedMetadata } from './metadata';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="x"><title>First</title><meta name="description" content="first"><meta property="og:title" content="First"><link rel="canonical" href="/">';
  document.body.innerHTML = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
});

test('metadata of a page that is left before React ran is removed, and nothing else', () => {
  const metadata = prerenderedMetadata(document);
  document.head.append(Object.assign(document.createElement('title'), { textContent: 'Second' }));
  metadata.removeLeft();
  expect(document.head.innerHTML).toBe('<meta name="viewport" content="x"><title>Second</title>');
});

test('metadata that React has taken over is not removed', () => {
  const metadata = prerenderedMetadata(document);
  metadata.handOver();
  metadata.removeLeft();
  expect(document.title).toBe('First');
});

test('structured data of a page that is left does not describe the next one, whoever owns the rest', () => {
  const metadata = prerenderedMetadata(document);
  document.head.insertAdjacentHTML('beforeend', '<script type="application/json" id="menus">{}</script>');
  metadata.handOver();
  metadata.removeLeft();
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(document.getElementById('menus')).not.toBeNull();
});
