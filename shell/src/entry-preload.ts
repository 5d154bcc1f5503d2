import { readDocumentState } from './remotes/document-data';
import { preloadScripts } from './remotes/preload-scripts';

/**
 * The first thing that the shell's script does, before anything is evaluated: it asks for the scripts of this page. They
 * are not preloaded by the document itself, where they would share a slow network with its pictures and fonts: they come
 * one after the other so, and neither the first paint nor the moment when the page answers is later for it.
 */
const { scripts, beside = [] } = readDocumentState();
preloadScripts(scripts);
// With a query, the page shows something else than its document does.
if (location.search) preloadScripts(beside);
