import { entryAttributes, entryOf } from './entry-data';

test('the entry that a document writes is the one that its first script reads', () => {
  const entry = { url: '/shell/1/web/shell.1.js', integrity: 'sha384-a+/=' };
  document.body.innerHTML = `<script ${entryAttributes(entry)}></script>`;
  expect(entryOf(document.querySelector('script')!.dataset)).toEqual(entry);
});
