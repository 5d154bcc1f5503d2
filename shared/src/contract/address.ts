/**
 * Which names and addresses a package may take. The build refuses what breaks these rules, and the release refuses it
 * again, since it trusts no build.
 */
import {
  pageModule,
  valueAddress,
  valueModule,
  valuesWithModule,
  type PageEntry,
  type RemoteDefinition,
} from './index';

/** First parts of paths that are the site's own: pages of the shell, reports, and the folders of a release. */
const reserved = new Set([
  '404',
  'offline',
  'pages',
  'api',
  'styleguide',
  'shell',
  'remotes',
  'pictures',
  'emblems',
  'fonts',
  'search',
  'icons',
  'og',
  'healthz',
  'releases',
  'live',
  'versions',
  'store',
]);

/** Property names that every object inherits: a lookup by such a word would find a value that nobody put there. */
const builtIn = new Set(['constructor', 'prototype', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']);

const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest part of a path, in characters. */
const longest = 80;

/** Why a text is not a valid slug (one segment of a path, or a block's name); null where it is. */
export function slugFault(slug: string): string | null {
  if (builtIn.has(slug)) return `"${slug}" is a built-in name of JavaScript objects`;
  if (slug.length > longest) return `"${slug.slice(0, 20)}…" has more than ${longest} characters`;
  return word.test(slug) ? null : `"${slug}" has to consist of lower-case letters, digits and single hyphens`;
}

/** What is wrong with the first segment that is not a valid slug; null where all are valid. */
function partsFault(parts: readonly string[]): string | null {
  return parts.map(slugFault).find((fault) => fault !== null) ?? null;
}

/** Why a page may not have this path or pattern; null where it may. */
export function pathFault(path: string): string | null {
  if (path === '/') return 'it is the home page, which the shell owns';
  if (!path.startsWith('/')) return 'it has to begin with a slash';
  const parts = path.slice(1).split('/');
  const last = parts.at(-1)!;
  const isPattern = last.startsWith(':');
  if (isPattern && parts.length === 1) return 'a pattern needs a folder before its parameter, as in /college/:slug';
  const fault = partsFault(isPattern ? parts.slice(0, -1) : parts);
  if (fault) return fault;
  if (isPattern && !/^:[a-z][A-Za-z0-9]*$/.test(last)) return `"${last}" is not a parameter; write one as :slug`;
  return reserved.has(parts[0]!) ? `/${parts[0]} is reserved for the site itself` : null;
}

/** Why a package may not have a name; null where it may. */
export function nameFault(name: string): string | null {
  const fault = slugFault(name) ?? (/^[0-9]/.test(name) ? `"${name}" begins with a digit` : null);
  return (
    fault ??
    (reserved.has(name) || name === 'shared' || name === 'e2e' ? `"${name}" is reserved for the site itself` : null)
  );
}

/** Every address of a page: one for each known value of its parameter, or its path. */
export function addressesOf({ path, params }: Pick<PageEntry, 'path' | 'params'>): string[] {
  return params ? params.map(({ slug }) => valueAddress(path, slug)) : [path];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/**
 * Whether a page answers an address: by its path, or by its pattern, even with a value that the pattern does not know.
 */
export function answers(path: string, address: string): boolean {
  return path === address || (path.includes('/:') && folderOf(path) === folderOf(address));
}

/**
 * The exposed modules of a page, by what each answers: the path or pattern, and the addresses of the values that have one
 * of their own.
 */
export function modulesOf(page: PageEntry): ReadonlyMap<string, string> {
  const { path } = page;
  return new Map([
    [path, pageModule(path)],
    ...valuesWithModule(page).map((value) => [valueAddress(path, value), valueModule(path, value)] as const),
  ]);
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function pageFaults({ path, params, moduleByValue }: PageEntry): string[] {
  const fault = pathFault(path);
  if (fault) return [`${path}: ${fault}.`];
  const isPattern = path.includes('/:');
  if (isPattern !== (params !== undefined))
    return [
      isPattern
        ? `${path}: a pattern needs a list of its known values in params.`
        : `${path}: only a pattern may have params.`,
    ];
  const slugs = (params ?? []).map(({ slug }) => slug);
  return [
    ...(moduleByValue && !isPattern ? [`${path}: only a pattern may have moduleByValue.`] : []),
    ...slugs.flatMap((slug) => slugFault(slug) ?? []).map((text) => `${path}: ${text}.`),
    ...duplicates(slugs).map((slug) => `${path}: ${slug} is listed twice.`),
  ];
}

/**
 * Faults of pages that share a module and so would show the same page. Only a pattern and the page above it may share
 * one, such as `/tour` and `/tour/:slug`.
 */
function sharedModules(paths: readonly string[]): string[] {
  return paths.flatMap((path, index) => {
    const other = paths.slice(0, index).find((earlier) => pageModule(earlier) === pageModule(path));
    const isAbove = (above: string, pattern: string) => pattern.replace(/\/:[^/]+$/, '') === above;
    return other === undefined || other === path || isAbove(other, path) || isAbove(path, other)
      ? []
      : [
          `${path}: it would show the page of ${other}, because both use the module ${pageModule(path)}. Start its path with another word.`,
        ];
  });
}

/** Why a redirect cannot lead to an address such as `/visit` or `/visit#tours`; null where it can. */
function targetFault(target: string): string | null {
  // Everything after the first # is the fragment. It ends up in documents, headers and the server's configuration.
  const [path = '', ...places] = target.split('#');
  if (!path.startsWith('/')) return 'it has to lead to a page of this site';
  const fault = path === '/' ? null : partsFault(path.slice(1).split('/'));
  if (fault) return fault;
  const place = places.join('#');
  return places.length === 0 || word.test(place) ? null : `"${place}" is not a valid anchor on a page`;
}

function redirectFault(from: string, to: string, addresses: readonly string[]): string | null {
  // Visitors write capitals (`/FAQ`); only pages have none.
  const own = pathFault(from.toLowerCase());
  if (own) return `${from}: ${own}`;
  if (from.includes('/:')) return `${from}: a pattern cannot be redirected; list each address`;
  if (addresses.includes(from)) return `${from} is a page, so it cannot be redirected`;
  if (from === to) return `${from} redirects to itself`;
  const target = targetFault(to);
  return target ? `${from} redirects to ${to}: ${target}` : null;
}

/** What is wrong with the names and addresses of a remote's definition, a sentence each; empty where nothing is. */
export function definitionFaults({ name, pages, blocks = [], redirects = {} }: RemoteDefinition): string[] {
  const fault = nameFault(name);
  const addresses = pages.flatMap(addressesOf);
  return [
    ...(fault ? [`name: ${fault}.`] : []),
    ...pages.flatMap(pageFaults),
    ...duplicates(
      [...new Set(pages.map(({ path }) => path))].length === pages.length ? addresses : pages.map(({ path }) => path),
    ).map((path) => `${path} is listed twice.`),
    ...blocks.flatMap((block) => slugFault(block) ?? []).map((text) => `blocks: ${text}.`),
    ...duplicates(blocks).map((block) => `blocks: ${block} is listed twice.`),
    ...sharedModules(pages.map(({ path }) => path)),
    ...Object.entries(redirects)
      .flatMap(([from, to]) => redirectFault(from, to, addresses) ?? [])
      .map((text) => `redirects: ${text}.`),
  ];
}
