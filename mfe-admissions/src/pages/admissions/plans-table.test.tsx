/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { PlansTable } from './plans-table';

test('prerendered, no deadline is the next: nobody’s day is known there', async () => {
  const handler = createStaticHandler([{ path: '/', element: <PlansTable /> }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The router answered instead of rendering.');
  const html = renderToString(<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />);
  expect(html).toContain('Early Decision');
  expect(html).not.toMatch(/<span[^>]* data-next/);
});
