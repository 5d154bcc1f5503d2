import { blockAttribute, pageAttribute } from '@3eu/shared/contract/elements';
import { readDocumentState } from './remotes/document-data';
import { preloadScripts } from './remotes/preload-scripts';
import { runScript } from './remotes/run-script';
import { keepEarlyPresses } from './start/early-presses';
import { entryOf } from './start/entry-data';
import { firstPaint } from './start/first-paint';

/*
 * The first script of a document, and the smallest: it keeps what is pressed before the page can answer, asks for the
 * shell's entry and the other scripts of the page, and runs the entry once the page has been painted. A document that asked
 * for them itself would have them share a slow network with its first picture; and a phone evaluates the entry for a fifth
 * of a second, which came before the paint on a quick network.
 */
keepEarlyPresses(`[${pageAttribute}], [${blockAttribute}]`);

const entry = entryOf((document.currentScript as HTMLScriptElement).dataset);
preloadScripts([entry, ...readDocumentState().scripts], 'low');

void firstPaint()
  .then(() => runScript(entry.url, entry.integrity))
  // The browser has said why, and the document is read as where scripts are off.
  .catch(() => {});
