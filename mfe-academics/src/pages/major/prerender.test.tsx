/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ParamsContext, Router } from '@3eu/platform/page';
import { majorPage } from '../../content/major-page';
import { Page } from './major-page';

/** A navigator for a page that goes nowhere. */
const nowhere = { createHref: String, push() {}, replace() {}, go() {} };

test('the prerendered document for unknown majors names none of them', () => {
  const html = renderToString(
    <Router location="/major/finance" navigator={nowhere} static>
      <ParamsContext value={{ slug: 'finance' }}>
        <Page />
      </ParamsContext>
    </Router>,
  );
  expect(html).toContain(majorPage.notFound.text);
  expect(html).not.toMatch(/finance/i);
});
