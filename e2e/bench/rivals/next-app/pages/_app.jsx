import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { Frame } from '@site/e2e/bench/rivals/frame';
import menus from '../menus.json';

const browserCache = createCache({ key: 'css' });

export default function App({ Component, pageProps, emotionCache = browserCache }) {
  return (
    <CacheProvider value={emotionCache}>
      <Frame menus={menus}>
        <Component {...pageProps} />
      </Frame>
    </CacheProvider>
  );
}
