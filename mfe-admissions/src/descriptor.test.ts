import type { PageEntry } from '@3eu/shared/contract';
import { descriptor } from './descriptor';
import { routes } from './routes';

const pages: readonly PageEntry[] = descriptor.pages;

test('the seven pages of the specification, each with a route and a component', async () => {
  const paths = ['/admissions', '/application', '/financial-aid', '/request-info', '/counselors', '/admitted-students', '/why-3e'];
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(routes.map(({ path }) => path)).toEqual(paths);
  const modules = await Promise.all(routes.map(({ lazy }) => lazy()));
  for (const { Component } of modules) expect(Component).toEqual(expect.any(Function));
});

test('all of them stand in the admissions dropdown, most in the footer', () => {
  expect(new Set(pages.map(({ menu }) => menu))).toEqual(new Set(['admissions']));
  expect(pages.filter(({ footer }) => footer === 'admissions').length).toBeGreaterThan(4);
});
