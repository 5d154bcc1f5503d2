/**
 * The page between the site's header and footer. The shell's helpers (progress, announcer, notices, scroll, report) are
 * left out, in favour of Next.js. The pages read their address from react-router, which this rival has besides Next's own.
 */
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { Footer } from '@3eu/shell/footer';
import { Header } from '@3eu/shell/header';
import { MenusProvider } from '@3eu/shell/menus';
import { SkipLink } from '@3eu/shell/skip-link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import menus from '../menus.json';

const browserCache = createCache({ key: 'css' });

export default function App({ Component, pageProps, emotionCache = browserCache }) {
  const { asPath } = useRouter();
  const page = useRef(null);
  // As this site says when a page can be used.
  useEffect(() => void page.current.dispatchEvent(new Event('site:hydrated', { bubbles: true })), []);
  return (
    <CacheProvider value={emotionCache}>
      <MemoryRouter initialEntries={[asPath]}>
        <MenusProvider value={menus}>
          <SkipLink href="#main">Skip to content</SkipLink>
          <div>
            <Header />
            <main id="main" tabIndex={-1}>
              <div data-page="" ref={page}>
                <Component {...pageProps} />
              </div>
            </main>
            <Footer />
          </div>
        </MenusProvider>
      </MemoryRouter>
    </CacheProvider>
  );
}
