/** @jest-environment node */
import { pageAddresses, prerender } from '@3eu/platform/page/testing/prerender';
import { descriptor } from './descriptor';

test.each(pageAddresses(descriptor))('%s is rendered without a browser', async (address) => {
  expect(await prerender(descriptor, address, (file) => import(file))).toContain('<h1');
});
