import type { DocumentRegistry } from '@3eu/shared/contract/release';

/** A lookup of the hash that a release gives for an entry's URL; a retry's query does not count. */
export function integrityLookup(registry: DocumentRegistry): (url: string) => string | undefined {
  const entries = registry.remotes.flatMap(({ entry, previous }) => (previous ? [entry, previous] : [entry]));
  const hashes = new Map(entries.map(({ url, integrity }) => [new URL(url, location.href).href, integrity]));
  return (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return hashes.get(origin + pathname);
  };
}
