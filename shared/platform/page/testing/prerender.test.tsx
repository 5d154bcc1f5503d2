/** @jest-environment node */
import { pageAddresses, prerender } from './prerender';

const definition = { pages: [{ path: '/visit/:day', module: './pages/visit', label: 'Visit' }] } as const;
const rendered = (Page: () => unknown) => prerender(definition, '/visit/monday', () => Promise.resolve({ Page }));

test('a page is rendered at its address', async () => {
  expect(await rendered(() => <h1>Visit</h1>)).toBe('<h1>Visit</h1>');
});

test('what a page asks of a browser is said with its remedy, and anything else as it is', async () => {
  await expect(rendered(() => window.innerWidth)).rejects.toThrow('useEffect');
  const low = rendered(() => {
    throw new Error('low tide');
  });
  await expect(low).rejects.not.toThrow('useEffect');
});

test('a pattern is rendered for its values and for those that it does not know', () => {
  const page = { ...definition.pages[0], params: [{ slug: 'monday', label: 'Monday' }] };
  expect(pageAddresses({ pages: [page] })).toEqual(['/visit/monday', '/visit/not-found']);
});
