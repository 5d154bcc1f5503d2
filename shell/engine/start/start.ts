import { blockAttribute, pageAttribute } from '@3eu/platform/contract/elements';
import { entryOf, readDocumentState } from '../federation/document-data';
import { preloadScripts, scriptElement } from '../federation/scripts';
import { keepEarlyPresses } from './early-presses';
import { layOutWhole } from './lay-out-whole';
import { firstPaint } from '../moments';

/*
 * The first script of a document, and the smallest: it lays out a document that is loaded again, records presses made
 * before the page can respond, requests the shell's entry and the other scripts of the page, and runs the entry after the
 * first paint (decision 12). Requested by the document, they would share a slow network with its first picture.
 */
layOutWhole();
keepEarlyPresses(`[${pageAttribute}], [${blockAttribute}]`);

const entry = entryOf((document.currentScript as HTMLScriptElement).dataset);

preloadScripts([entry, ...readDocumentState().scripts], 'low');

void firstPaint().then(() => document.head.append(scriptElement(entry)));
