import { useEffect, useState, type ReactNode } from 'react';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { MenusProvider } from '@3eu/engine/navigation/menus-context';
import { SkipLink } from './skip-link';
import { NoticeArea } from './notice-area';
import { onArrival } from '@3eu/engine/navigation/navigation';
import { Frame, Pages } from '@3eu/engine/navigation/site-router';
import { useSite } from '@3eu/engine/site';
import { NavigationProgress } from './navigation-progress';

/** Announces the name of a page after a client navigation; the browser announces full loads itself. */
function Announcer() {
  const [name, setName] = useState('');
  useEffect(() => onArrival(setName), []);
  return (
    <div className="visually-hidden" role="status" aria-atomic="true" data-announcer="">
      {name}
    </div>
  );
}

/** Every page's frame: four helper elements, then the layout with header, page and footer (specification, section 2). */
export function Layout({ children }: { children: ReactNode }) {
  const { menus } = useSite();
  return (
    <MenusProvider value={menus}>
      <Frame>
        <SkipLink lang={SITE.language} href="#main">
          Skip to content
        </SkipLink>
        <Announcer />
        <NavigationProgress />
        <NoticeArea />
      </Frame>
      <div>
        <Frame>
          <Header />
        </Frame>
        <main id="main" tabIndex={-1}>
          <Pages>{children}</Pages>
        </main>
        <Frame>
          <Footer />
        </Frame>
      </div>
    </MenusProvider>
  );
}
