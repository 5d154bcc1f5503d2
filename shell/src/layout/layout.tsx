import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from '@3eu/shared/router';
import { SkipLink } from '@3eu/shared/ui';
import { notices } from '../content/notices';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { Arrival } from '../helpers/arrival';
import { NavigationProgress } from '../helpers/navigation-progress';
import { NoticeArea } from '../helpers/notice-area';
import { RouteAnnouncer } from '../helpers/route-announcer';
import type { Menus } from '../navigation/menus';
import { MenusProvider } from '../navigation/menus-context';
import { DirectoryProvider, type Directory } from '../remotes/directory';

/** Every page's frame: four helper elements, the header, the page, the footer (specification, section 2). */
export function Layout({ directory, menus }: { directory: Directory; menus: Menus }) {
  const { pathname } = useLocation();
  return (
    <DirectoryProvider value={directory}>
      <MenusProvider value={menus}>
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
      </MenusProvider>
    </DirectoryProvider>
  );
}
