/** The host: client-side rendered, each page a lazy module of its remote. */
import { lazy, Suspense } from 'react';
import styled from '@emotion/styled';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Frame } from '../frame.jsx';
import menus from './menus.json';

const pageOf = (load) => lazy(() => load().then((module) => ({ default: module.Page })));
const HomePage = pageOf(() => import('../../../../shell/src/home/home-page'));
const pages = {
  '/major/psychology': pageOf(() => import('academics/pages/major/psychology')),
  '/application': pageOf(() => import('admissions/pages/application')),
  '/athletics': pageOf(() => import('campus/pages/athletics')),
  '/faq': pageOf(() => import('support/pages/faq')),
};

/** Keeps the footer below the screen until the page is there. */
const Waiting = styled.div`
  min-height: 100vh;
`;

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Frame menus={menus}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </Frame>
  </BrowserRouter>,
);
