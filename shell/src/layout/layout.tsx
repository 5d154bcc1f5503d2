import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from '@3eu/shared/router';
import { SkipLink } from '@3eu/shared/ui';
import type { DocumentRegistry } from '@3eu/shared/contract/release';
import { notices } from '../content/notices';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Arrival } from '../helpers/arrival';
import { NavigationProgress } from '../helpers/navigation-progress';
import { NoticeArea } from '../helpers/notice-area';
import { RouteAnnouncer } from '../helpers/route-announcer';
import { RegistryProvider } from '../remotes/registry-context';

/** Every page's frame: four helper elements, the header, the page, the footer (specification, section 2). */
export function Layout({ registry }: { registry: DocumentRegistry }) {
  const { pathname } = useLocation();
  return (
    <RegistryProvider value={registry}>
      <div data-layout>
        <SkipLink href="#main">{notices.skip}</SkipLink>
        <RouteAnnouncer />
        <NavigationProgress />
        <NoticeArea />
        <Header />
        <main id="main" tabIndex={-1}>
          <Suspense key={pathname}>
            <Outlet />
            <Arrival />
          </Suspense>
        </main>
        <Footer />
        <ScrollRestoration />
      </div>
    </RegistryProvider>
  );
}
