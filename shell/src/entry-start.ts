import { entryLinkId } from './start/entry-link';
import { firstPaint } from './start/first-paint';
import { scriptUrl } from './remotes/trusted-script-url';

/**
 * The first script of a document, and the smallest: it runs the shell's entry, which is on its way since the document
 * named it, once the page has been painted. A phone evaluates the entry for a fifth of a second, and on a quick network
 * it came before the paint, which then waited.
 */
const { href, integrity } = document.getElementById(entryLinkId) as HTMLLinkElement;

void firstPaint().then(() => {
  const script = document.createElement('script');
  Object.assign(script, { src: scriptUrl(href), crossOrigin: 'anonymous', integrity });
  document.body.append(script);
});
