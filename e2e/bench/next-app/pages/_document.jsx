/** The critical styles of a page in its head, as emotion's documentation sets it up for Next's pages. */
import createCache from '@emotion/cache';
import { fonts } from '@3eu/university/fonts';
import { baseCss } from '@3eu/university/ui/base-css';
import NextDocument, { Head, Html, Main, NextScript } from 'next/document';

export default class Document extends NextDocument {
  static async getInitialProps(context) {
    const cache = createCache({ key: 'css' });
    cache.compat = true;
    const renderPage = context.renderPage;
    context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => <App emotionCache={cache} {...props} /> });
    const initial = await NextDocument.getInitialProps(context);
    const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string');
    return { ...initial, names: rules.map(([name]) => name), css: rules.map(([, rule]) => rule).join('') };
  }

  render() {
    const { names, css } = this.props;
    return (
      <Html lang="en">
        <Head>
          {Object.values(fonts).map(({ basic: { url } }) => (
            <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
          ))}
          <style dangerouslySetInnerHTML={{ __html: baseCss(fonts) }} />
          <style data-emotion={`css ${names.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
