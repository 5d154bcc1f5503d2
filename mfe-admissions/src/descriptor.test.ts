/** @jest-environment node */
import { pageFolder, type PageEntry, type PageModule } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

const pages: readonly PageEntry[] = descriptor.pages;

test('the specified seven pages exist, each with a module that has a component', async () => {
  const paths = [
    '/admissions',
    '/application',
    '/financial-aid',
    '/request-info',
    '/counselors',
    '/admitted-students',
    '/why-3e',
  ];
  expect(pages.map(({ path }) => path)).toEqual(paths);
  const folders = descriptor.pages.map(({ path }) => pageFolder(path));
  const modules = (await Promise.all(
    folders.map((folder) => import(`./pages/${folder}/${folder}-page`)),
  )) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});

test('all pages are in the admissions dropdown, and most in the footer', () => {
  expect(new Set(pages.map(({ menu }) => menu))).toEqual(new Set(['admissions']));
  expect(pages.filter(({ footer }) => footer === 'admissions').length).toBeGreaterThan(4);
});
