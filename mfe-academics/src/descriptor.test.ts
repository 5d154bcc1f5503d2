import type { PageEntry } from '@3eu/shared/contract';
import { descriptor } from './descriptor';
import { routes } from './routes';

const pages: readonly PageEntry[] = descriptor.pages;
const paramsOf = (path: string) => pages.find((page) => page.path === path)?.params ?? [];

test('every described page has a route, and its module has a component', async () => {
  expect(routes.map(({ path }) => path)).toEqual(descriptor.pages.map(({ path }) => path));
  const modules = await Promise.all(routes.map(({ lazy }) => lazy()));
  for (const { Component } of modules) expect(Component).toEqual(expect.any(Function));
});

test('the slugs that the specification knows are known', () => {
  expect(paramsOf('/college/:slug').map(({ slug }) => slug)).toEqual(['business', 'engineering', 'arts-sciences']);
  expect(paramsOf('/major/:slug').map(({ slug }) => slug)).toEqual(expect.arrayContaining(['computer-science', 'business-administration', 'biomedical-engineering', 'psychology']));
});

test('the colleges stand in their own group of the menu', () => {
  expect(paramsOf('/college/:slug').map(({ menu }) => menu)).toEqual(['colleges', 'colleges', 'colleges']);
});
