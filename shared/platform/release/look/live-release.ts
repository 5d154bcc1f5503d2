import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SiteLookup } from './request';

/** The release that answers a request. */
export type LiveRelease = SiteLookup & {
  /** Folder of its files, without a symbolic link in its path. */
  folder: string;
  /** Headers of the answer for a path. */
  headers: (path: string) => Record<string, string>;
};

/** An address of `_headers` as an expression: `*` is anything, `:name` one part of a path. */
function matcher(address: string): RegExp {
  const literal = address.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** Reads `_headers` as hosts do: of several rules that match, the last value counts, and `! Name` takes one back. */
export function parseHeaders(text: string): LiveRelease['headers'] {
  const rules = text
    .trim()
    .split(/\n+(?=\S)/)
    .map((rule) => rule.split('\n').map((line) => line.trim()))
    .map(([address = '', ...lines]) => ({ address: matcher(address), lines }));
  return (path) => {
    const headers = new Map<string, string>();
    for (const line of rules.flatMap(({ address, lines }) => (address.test(path) ? lines : []))) {
      const [, taken, name = '', value = ''] = /^(?:! (.+)|([^:]+): (.+))$/.exec(line) ?? [];
      if (taken) headers.delete(taken);
      else if (name) headers.set(name, value);
    }
    return Object.fromEntries(headers);
  };
}

/** The moved addresses in `_redirects`. Its rules for missing pages say what `resolveRequest` does. */
export function parseRedirects(text: string): Record<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/));
  return Object.fromEntries(
    rules.flatMap(([from, to, status]) => (/^301!?$/.test(status ?? '') ? [[from!, to!]] : [])),
  );
}

/** Whether a folder has a file at a path, which no link leads to and no dot hides. */
function hasFile(folder: string, path: string): boolean {
  if (/(^|\/)\./.test(path.replace(/^\.well-known\//, ''))) return false;
  const place = folder + sep + path.replaceAll('/', sep);
  try {
    // The true path of a file is the one asked for: without `..`, without a link on the way, in the same letters.
    return realpathSync.native(place) === place && statSync(place).isFile();
  } catch {
    return false;
  }
}

function load(folder: string): LiveRelease {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    has: (path) => hasFile(folder, path),
    headers: parseHeaders(read('_headers')),
    redirects: parseRedirects(read('_redirects')),
  };
}

/**
 * Finds the live release, once per request: everything that a request needs then comes from the same release, however
 * many others go live meanwhile. A release never changes, so its rules are read once.
 * @param folder What hosts serve; a symbolic link may lead to it, which changes with each release.
 */
export function liveReleases(folder: string): () => LiveRelease {
  let known: LiveRelease | null = null;
  return () => {
    const target = realpathSync.native(folder);
    if (known?.folder !== target) known = load(target);
    return known;
  };
}
