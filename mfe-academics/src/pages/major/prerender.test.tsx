/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Matched, matchPath, Router } from '@3eu/shared/router';
import { createMemoryHistory } from '@3eu/shared/testing';
import { majorPage } from '../../content/major-page';
import { Page } from './major-page';

test('the prerendered document for unknown majors names none of them', () => {
  const html = renderToString(
    <Router location="/major/finance" navigator={createMemoryHistory()} static>
      <Matched match={matchPath('/major/:slug', '/major/finance')!}>
        <Page />
      </Matched>
    </Router>,
  );
  expect(html).toContain(majorPage.notFound.text);
  expect(html).not.toMatch(/finance/i);
});
