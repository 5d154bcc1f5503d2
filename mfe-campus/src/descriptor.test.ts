import type { PageEntry } from '@3eu/shared/contract';
import { descriptor } from './descriptor';
import { routes } from './routes';

const pages: readonly PageEntry[] = descriptor.pages;

test('every described page has a route, and its module has a component', async () => {
  expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const modules = await Promise.all(routes.map(({ lazy }) => lazy()));
  for (const { Component } of modules) expect(Component).toEqual(expect.any(Function));
});

test('the five pages of the specification stand in the student-life menu and in the footer', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(['/athletics', '/campus-living', '/career-support', '/student-life', '/visit']);
  for (const { menu, footer } of pages) expect([menu, footer]).toEqual(['student-life', 'campus']);
});

test('offers the student stories to the home page', () => {
  expect(descriptor.blocks).toEqual(['student-stories']);
});
