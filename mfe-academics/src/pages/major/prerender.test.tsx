/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { majorPage } from '../../content/major-page';
import { MajorPage } from './major-page';

test('prerendered, no unknown major is named: one document answers them all', async () => {
  const handler = createStaticHandler([{ path: '/major/:slug', element: <MajorPage /> }]);
  const context = await handler.query(new Request('http://localhost/major/finance'));
  if (context instanceof Response) throw new Error('The router answered instead of rendering.');
  const html = renderToString(<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />);
  expect(html).toContain(majorPage.notFound.text);
  expect(html).not.toMatch(/finance/i);
});
