import { entryAttributes, entryOf } from './entry-data';

test('what a document writes of the entry is what its first script reads', () => {
  const entry = { url: '/shell/1/web/shell.1.js', integrity: 'sha384-a+/=' };
  document.body.innerHTML = `<script ${entryAttributes(entry)}></script>`;
  expect(entryOf(document.querySelector('script')!.dataset)).toEqual(entry);
});
