import { blockAttribute, pageAttribute } from '@3eu/shared/contract/elements';
import { readDocumentState } from './remotes/document-data';
import { preloadScripts } from './remotes/preload-scripts';
import { runScript } from './remotes/run-script';
import { keepEarlyPresses } from './start/early-presses';
import { firstPaint } from './start/first-paint';

/*
 * The first script of a document, and the smallest: it keeps what is pressed before the page can answer, asks for all
 * scripts of the page, and runs the first of them, the shell's entry, once the page has been painted. A document that asked
 * for them itself would have them share a slow network with its first picture; and a phone evaluates the entry for a fifth
 * of a second, which came before the paint on a quick network.
 */
keepEarlyPresses(`[${pageAttribute}], [${blockAttribute}]`);

const { scripts } = readDocumentState();
const { url, integrity } = scripts[0]!;
preloadScripts(scripts, 'low');

void firstPaint()
  .then(() => runScript(url, integrity))
  // The browser has said why, and the document is read as where scripts are off.
  .catch(() => {});
