/** @jest-environment node */
import { changedLines, linesOf } from './words';

test('the words of a document are those that its readers see, a line each', () => {
  const html = `<!doctype html><html><head><title>Dining</title><meta name="description" content="Where to eat.">
    <style>p { color: red }</style><script>let a = 1;</script></head><body><header><a href="/">Home</a></header>
    <main><h1>Dining</h1><p>Dinner is <b>until</b> nine &amp; later.</p><img alt="A hall"><svg><text>7</text></svg>
    <ul><li>Soup</li><li>Bread</li></ul></main></body></html>`;
  expect(linesOf(html)).toEqual([
    'Dining',
    'Where to eat.',
    'Home',
    'Dining',
    'Dinner is until nine & later.',
    'A hall',
    'Soup',
    'Bread',
  ]);
});

test('what is gone comes before what has come, and a line that only moves is neither', () => {
  expect(changedLines(['a', 'b', 'b', 'c'], ['c', 'b', 'd', 'a'])).toEqual(['- b', '+ d']);
});
