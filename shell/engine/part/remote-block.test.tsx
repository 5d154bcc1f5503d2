import { copyBlocks } from './remote-block';

test('blocks are copied whole, into a document that loads no pictures', () => {
  const root = document.createElement('div');
  root.innerHTML = '<main><div data-block="stories"><p>Words</p><img src="/a.png" alt=""></div></main>';
  const copies = copyBlocks(root);
  root.querySelector('p')!.textContent = 'Other words';
  const copy = copies.get('stories') as Element;
  expect(copy.innerHTML).toBe('<p>Words</p><img src="/a.png" alt="">');
  expect(copy.ownerDocument.defaultView).toBeNull();
});
