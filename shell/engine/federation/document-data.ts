/**
 * Room federation: what a document says of itself: the path it was rendered for, its remotes, scripts and menus. For
 * server, which writes it, and start. Documents outlive the shell that wrote them: another form is another contract.
 */
import { entryAttribute, menusElementId, registryElementId } from '@3eu/platform/contract/elements';
import type { DocumentRegistry, PinnedScript } from '@3eu/platform/contract/descriptor';
import type { Menus } from '../navigation/menus';

function readJson<T>(id: string, otherwise: T): T {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : otherwise;
}

/**
 * The path that a document was rendered for, the remotes that it was rendered with, and the scripts that it needs beside
 * the shell's entry.
 */
export type DocumentState = DocumentRegistry & { path: string; scripts: readonly PinnedScript[] };

/** Reads what this document says of itself. One that says nothing still shows the shell's own pages. */
export function readDocumentState(): DocumentState {
  return readJson(registryElementId, { path: location.pathname, shellVersion: '', remotes: [], scripts: [] });
}

export function readDocumentMenus(): Menus {
  return readJson(menusElementId, {});
}

/*
 * The script that starts a page carries the shell's entry itself, in data attributes, and not in the list of the page's
 * scripts: a development server of another version of the tool, in a team's own repository, empties that list.
 */

/** Attributes of the script that starts a page: the shell's entry, which it runs. */
export function entryAttributes({ url, integrity }: PinnedScript): string {
  return `${entryAttribute}="${url}" ${entryAttribute}-integrity="${integrity}"`;
}

export function entryOf({ entry, entryIntegrity }: DOMStringMap): PinnedScript {
  return { url: entry!, integrity: entryIntegrity! };
}
