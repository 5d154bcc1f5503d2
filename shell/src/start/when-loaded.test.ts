import { whenLoaded } from './when-loaded';

afterEach(() => jest.restoreAllMocks());

test('it runs when the document has loaded, and once', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = jest.fn();
  whenLoaded(run);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('it runs at once where the document has loaded before', () => {
  const run = jest.fn();
  whenLoaded(run);
  expect(run).toHaveBeenCalledTimes(1);
});
