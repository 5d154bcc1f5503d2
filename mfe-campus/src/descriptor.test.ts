/** @jest-environment node */
import { pageFolder, type PageModule } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

test('the module of every page has a component', async () => {
  const folders = descriptor.pages.map(({ path }) => pageFolder(path));
  const modules = (await Promise.all(
    folders.map((folder) => import(`./pages/${folder}/${folder}-page`)),
  )) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});
