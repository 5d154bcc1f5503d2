import type { DocumentRemote } from '@3eu/shared/contract/release';
import { loadPreviousPage, type PageSource } from '../remotes/page-source';
import type { Directory } from '../remotes/directory';
import { remoteTimeout } from '../remotes/load-module';

/** Thrown to a route's error boundary when a section cannot be shown in any way. */
export class SectionUnavailableError extends Error {
  override name = 'SectionUnavailableError';
}

/** Whether the address answers with a document; a not-found document (404) is one too. */
async function hasDocument(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(remoteTimeout) });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return isPage && (response.ok || response.status === 404);
  } catch {
    return false;
  }
}

/** Goes to an address by full navigation; what waits for it never ends in this document. */
export function leaveForDocument(url: string): Promise<null> {
  location.assign(url);
  return new Promise<null>(() => {});
}

/**
 * Gets a remote's page ready for a client navigation. In this order: the live release; the prerendered document by
 * full navigation, which needs no script of the remote; the previous release.
 * @throws SectionUnavailableError when none of them is to be had.
 */
export async function loadForNavigation(remote: DocumentRemote, path: string, source: PageSource, url: string): Promise<null> {
  try {
    await source.load();
    return null;
  } catch (error) {
    // The prerender step has nothing to fall back to: it stops with the cause.
    if (typeof document === 'undefined') throw error;
    const isOverridden = remote.entry.integrity === '';
    if (!isOverridden && location.href !== url && (await hasDocument(url))) return leaveForDocument(url);
    try {
      source.replace(await loadPreviousPage(remote, path));
      return null;
    } catch {
      throw new SectionUnavailableError(`${path} cannot be shown.`, { cause: error });
    }
  }
}

/**
 * Stands for an address that no known page has. Without the registry it may still be somebody's page: then its document
 * is asked for.
 * @throws SectionUnavailableError when neither the registry nor a document is to be had.
 */
export async function loadUnknownPath(directory: Directory, url: string): Promise<null> {
  try {
    await directory.discover();
    return null;
  } catch (error) {
    if (location.href === url) return null;
    if (!(await hasDocument(url))) throw new SectionUnavailableError(`${url} cannot be looked up.`, { cause: error });
    return leaveForDocument(url);
  }
}
