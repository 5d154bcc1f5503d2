import { blockAttribute, pageAttribute } from '@3eu/shared/contract/elements';
import { runScript } from './remotes/run-script';
import { keepEarlyPresses } from './start/early-presses';
import { entryLinkId } from './start/entry-link';
import { firstPaint } from './start/first-paint';

/*
 * The first script of a document, and the smallest: it keeps what is pressed before the page can answer, and runs the
 * shell's entry, which is on its way since the document named it, once the page has been painted. A phone evaluates the
 * entry for a fifth of a second, and on a quick network it came before the paint, which then waited.
 */
keepEarlyPresses(`[${pageAttribute}], [${blockAttribute}]`);

const { href, integrity } = document.getElementById(entryLinkId) as HTMLLinkElement;

void firstPaint()
  .then(() => runScript(href, integrity))
  // The browser has said why, and the document is read as where scripts are off.
  .catch(() => {});
