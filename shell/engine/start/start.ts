/**
 * Room start: the first script of a document, and the smallest: it lays out a document that is loaded again, records
 * presses made before the page can respond, requests the shell's entry and the other scripts of the page, and runs the
 * entry after the first paint (decision 12). Requested by the document, they would share a slow network with its first
 * picture. For the document alone.
 */
import { blockAttribute, laidOutAttribute, pageAttribute } from '@3eu/platform/contract/elements';
import { entryOf, readDocumentState } from '../federation/document-data';
import { preloadScripts, scriptElement } from '../federation/scripts';
import { keepEarlyPresses } from './early-presses';
import { firstPaint } from '../moments';

/**
 * Lays out a document that is loaded again, or gone back to, as it was when it was left: whole. The browser restores its
 * place in px, which a page whose parts below the first view are not laid out yet (base-css.ts) has elsewhere.
 */
function layOutWhole(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return;
  const restored = scrollY;
  document.documentElement.setAttribute(laidOutAttribute, '');
  // Where the browser has been there already, it would keep what it found.
  if (restored > 0) scrollTo(0, restored);
}

layOutWhole();
keepEarlyPresses(`[${pageAttribute}], [${blockAttribute}]`);

const entry = entryOf((document.currentScript as HTMLScriptElement).dataset);

preloadScripts([entry, ...readDocumentState().scripts], 'low');

void firstPaint().then(() => document.head.append(scriptElement(entry)));
