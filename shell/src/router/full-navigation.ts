import { navigationTimeout } from '../remotes/timeout';

/** Whether an address answers with a document within `navigationTimeout`; a not-found document (404) is one too. */
export async function hasDocument(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(navigationTimeout),
    });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return isPage && (response.ok || response.status === 404);
  } catch {
    return false;
  }
}

export function leaveFor(url: string): void {
  const isHere = new URL(url).href.split('#')[0] === location.href.split('#')[0];
  if (isHere) location.reload();
  else location.assign(url);
}
