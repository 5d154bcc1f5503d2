import { overrideKey } from '@3eu/shared/contract/elements';
import { isLoopback } from '@3eu/shared/contract/loopback';
import type { DocumentRemote } from '@3eu/shared/contract/release';

/** The origin that a text names, if it is a loopback one and nothing but an origin. */
export function loopbackOrigin(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  try {
    const { protocol, hostname, origin, username, pathname, search, hash } = new URL(text);
    const isOrigin = username === '' && pathname === '/' && search === '' && hash === '';
    return /^https?:$/.test(protocol) && isLoopback(hostname) && isOrigin ? origin : null;
  } catch {
    return null;
  }
}

/**
 * The remotes that this browser takes from a developer's machine. Read from localStorage alone, never from the address,
 * and only on a loopback host; anything that is not a loopback origin does not count. Blocked or broken storage means
 * none.
 */
export function readOverrides(hostname = location.hostname): ReadonlyMap<string, string> {
  if (!isLoopback(hostname)) return new Map();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(overrideKey) ?? '{}');
    const entries = Object.entries(stored as Record<string, unknown>).map(
      ([name, value]) => [name, loopbackOrigin(value)] as const,
    );
    return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== null));
  } catch {
    return new Map();
  }
}

/** Takes remotes that are overridden from their loopback origin instead of their release; such an entry has no hash. */
export function applyOverrides(remotes: readonly DocumentRemote[]): DocumentRemote[] {
  const overrides = readOverrides();
  return remotes.map((remote) => {
    const origin = overrides.get(remote.name);
    return origin ? { ...remote, entry: { url: `${origin}/remoteEntry.js`, integrity: '' } } : remote;
  });
}

/** Removes all overrides and reloads the page, with released versions only. */
export function removeOverrides() {
  localStorage.removeItem(overrideKey);
  location.reload();
}
