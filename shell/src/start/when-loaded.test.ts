import { whenLoaded } from './when-loaded';

afterEach(() => jest.restoreAllMocks());

test('runs once when the document has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = jest.fn();
  whenLoaded(run);
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs at once if the document has already loaded', () => {
  const run = jest.fn();
  whenLoaded(run);
  expect(run).toHaveBeenCalledTimes(1);
});
