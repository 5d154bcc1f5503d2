/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createMemoryHistory, Route, Router, Routes } from '@3eu/shared/router';
import { majorPage } from '../../content/major-page';
import { MajorPage } from './major-page';

test('prerendered, no unknown major is named: one document answers them all', () => {
  const html = renderToString(
    <Router location="/major/finance" navigator={createMemoryHistory()} static>
      <Routes>
        <Route path="/major/:slug" element={<MajorPage />} />
      </Routes>
    </Router>,
  );
  expect(html).toContain(majorPage.notFound.text);
  expect(html).not.toMatch(/finance/i);
});
