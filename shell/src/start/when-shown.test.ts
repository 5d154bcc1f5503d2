import { whenShown } from './when-shown';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

test('runs once when a page that the browser prerendered is shown', () => {
  Object.assign(document, { prerendering: true });
  const run = jest.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs at once on a page that is shown, also where the browser prerenders none', () => {
  const run = jest.fn();
  whenShown(run);
  Object.assign(document, { prerendering: false });
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(2);
});
