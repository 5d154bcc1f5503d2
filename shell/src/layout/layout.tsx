import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from '@3eu/shared/router';
import { SkipLink } from '@3eu/shared/ui';
import { useServices } from '../app/services';
import { notices } from '../content/notices';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { RouteAnnouncer, RouteChange } from '../route-change/route-change';
import { NavigationProgress } from '../route-change/navigation-progress';
import { NoticeArea } from '../notices/notice-area';
import { MenusProvider } from '../navigation/menus-context';
import { dropSecondClicks } from './second-clicks';

/** Every page's frame: four helper elements, then the layout with header, page and footer (specification, section 2). */
export function Layout({ children }: { children: ReactNode }) {
  const { menus } = useServices();
  const { pathname } = useLocation();
  useEffect(() => dropSecondClicks(document), []);
  return (
    <MenusProvider value={menus}>
      <SkipLink href="#main">{notices.skip}</SkipLink>
      <RouteAnnouncer />
      <NavigationProgress />
      <NoticeArea />
      <div>
        <Header />
        <main id="main" tabIndex={-1}>
          <Suspense key={pathname}>
            {children}
            <RouteChange />
          </Suspense>
        </main>
        <Footer />
      </div>
    </MenusProvider>
  );
}
