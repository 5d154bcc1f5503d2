/** @jest-environment node */
import { pageFolder, type PageEntry, type PageModule } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

const pages: readonly PageEntry[] = descriptor.pages;

test('the module of every page has a component', async () => {
  const folders = descriptor.pages.map(({ path }) => pageFolder(path));
  const modules = (await Promise.all(
    folders.map((folder) => import(`./pages/${folder}/${folder}-page`)),
  )) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});

test('the five specified pages are in the student-life menu and in the footer', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/athletics',
    '/campus-living',
    '/career-support',
    '/student-life',
    '/visit',
  ]);
  for (const { menu, footer } of pages) expect([menu, footer]).toEqual(['student-life', 'campus']);
});

test('offers the student stories to the home page', () => {
  expect(descriptor.blocks).toEqual(['student-stories']);
});
