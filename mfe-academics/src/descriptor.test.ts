/** @jest-environment node */
import { pageFolder, valuesWithModule, type PageEntry, type PageModule } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

const pages: readonly PageEntry[] = descriptor.pages;

test('the module of every page, major and college has a component', async () => {
  const files = pages.flatMap((page) => {
    const folder = pageFolder(page.path);
    return [`${folder}/${folder}-page`, ...valuesWithModule(page).map((value) => `${folder}/values/${value}`)];
  });
  expect(files).toEqual(expect.arrayContaining(['college/values/business', 'major/values/psychology']));
  const modules = (await Promise.all(files.map((file) => import(`./pages/${file}`)))) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});
