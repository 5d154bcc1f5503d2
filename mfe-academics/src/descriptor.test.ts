/** @jest-environment node */
import { exposesOf } from '@3eu/platform/contract/address';
import type { PageModule } from '@3eu/platform/contract';
import { descriptor } from './descriptor';

test('the module of every page, major and college has a component', async () => {
  const files = Object.values(exposesOf({ ...descriptor, blocks: [] })).map((file) => file.replace('/src', ''));
  expect(files).toEqual(
    expect.arrayContaining(['./pages/college/values/business.tsx', './pages/major/values/psychology.tsx']),
  );
  const modules = (await Promise.all(files.map((file) => import(file)))) as PageModule[];
  for (const { Page } of modules) expect(Page).toEqual(expect.any(Function));
});
