/** @jest-environment node */
import { pageAddresses, prerender } from '@3eu/platform/page/testing/prerender';
import { majorPage } from './content/major-page';
import { descriptor } from './descriptor';

const load = (file: string) => import(file);

test.each(pageAddresses(descriptor))('%s is rendered without a browser', async (address) => {
  expect(await prerender(descriptor, address, load)).toContain('<h1');
});

test('the document for unknown majors names none of them', async () => {
  const html = await prerender(descriptor, '/major/finance', load);
  expect(html).toContain(majorPage.notFound.text);
  expect(html).not.toMatch(/finance/i);
});
