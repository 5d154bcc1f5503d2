import { descriptor } from './descriptor';
import { routes } from './routes';

test('every described page has a route, and its module has a component', async () => {
  expect(routes.map(({ path }) => path)).toEqual(descriptor.pages.map(({ path }) => path));
  const modules = await Promise.all(routes.map(({ lazy }) => lazy()));
  for (const { Component } of modules) expect(Component).toEqual(expect.any(Function));
});

test('the pages are those of the specification', () => {
  expect(descriptor.pages.map(({ path }) => path).sort()).toEqual(['/about', '/alumni-friends', '/faq', '/knowledge-base', '/my3eu', '/parents-families', '/privacy-policy']);
});
