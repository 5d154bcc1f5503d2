import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { MetadataContext } from '@3eu/shared/seo';
import { SkipLink } from '@3eu/shared/ui';
import { notices } from '../content/notices';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { MenusProvider } from '../navigation/menus-context';
import { NoticeArea } from '../notices/notice-area';
import { RouteAnnouncer, RouteChange } from '../router/route-change';
import { Frame, Pages } from '../router/site-router';
import { useServices } from '../services';
import { NavigationProgress } from './navigation-progress';
import { dropSecondClicks } from './second-clicks';

/** Puts the metadata of the page that is shown into the head. It stands here because pages that are hidden stay rendered. */
function Metadata({ children }: { children: ReactNode }) {
  const { metadata } = useServices();
  const [own, setOwn] = useState<ReactNode>(null);
  const show = useCallback(
    (elements: ReactNode) => {
      metadata.remove();
      setOwn(elements);
    },
    [metadata],
  );
  return (
    <MetadataContext value={show}>
      {own}
      {children}
    </MetadataContext>
  );
}

/** Every page's frame: four helper elements, then the layout with header, page and footer (specification, section 2). */
export function Layout({ children }: { children: ReactNode }) {
  const { menus, metadata } = useServices();
  useEffect(() => dropSecondClicks(document), []);
  return (
    <MenusProvider value={menus}>
      <Frame>
        <SkipLink href="#main">{notices.skip}</SkipLink>
        <RouteAnnouncer />
        <NavigationProgress />
        <NoticeArea />
      </Frame>
      <div>
        <Frame>
          <Header />
        </Frame>
        <main id="main" tabIndex={-1}>
          <Metadata>
            <Pages>
              <Suspense>
                {children}
                <RouteChange metadata={metadata} />
              </Suspense>
            </Pages>
          </Metadata>
        </main>
        <Frame>
          <Footer />
        </Frame>
      </div>
    </MenusProvider>
  );
}
