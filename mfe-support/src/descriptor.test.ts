/** @jest-environment node */
import { exposesOf } from '@3eu/platform/contract/address';
import type { PageModule } from '@3eu/platform/contract';
import { descriptor } from './descriptor';

test('the module of every page has a component', async () => {
  const files = Object.values(exposesOf({ ...descriptor, blocks: [] })).map((file) => file.replace('/src', ''));
  const modules = (await Promise.all(files.map((file) => import(file)))) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});
