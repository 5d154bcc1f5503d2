/**
 * Which names and addresses a package may take. The build refuses what breaks these rules, and the release refuses it
 * again, since it trusts no build.
 */
import { answers, overlap } from './answers';
import { blockModule, unknownAddress, valueAddress, type PageEntry, type RemoteDefinition } from './index';

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
]);

/** Property names that every object inherits: a lookup by such a word would find a value that nobody put there. */
const builtIn = new Set(['constructor', 'prototype', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']);

/** Longest address, in characters: a file stands there, and nginx 1.22 loses a redirect from one of more than 255. */
const longestAddress = 250;

/** Why an address or a pattern is too long; null where it is not. */
function lengthFault(address: string): string | null {
  return address.length > longestAddress
    ? `"${address.slice(0, 40)}…" has more than ${longestAddress} characters`
    : null;
}

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
export function checkPath(path: string): string | null {
  if (path === '/') return 'it is the home page, which the shell owns';
  if (!path.startsWith('/')) return 'it has to begin with a slash';
  const parts = path.slice(1).split('/');
  if (parts[0]!.startsWith(':')) return 'a pattern needs a folder before its parameter, as in /college/:slug';
  const params = parts.filter((part) => part.startsWith(':'));
  const fault = lengthFault(path) ?? partsFault(parts.filter((part) => !part.startsWith(':')));
  if (fault) return fault;
  const odd = params.find((param) => !/^:[a-z][A-Za-z0-9]*$/.test(param));
  if (odd !== undefined) return `"${odd}" is not a parameter; write one as :slug`;
  const [twice] = duplicates(params);
  if (twice !== undefined) return `it has two parameters of the name ${twice}`;
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

/** The exposed modules of a page, by what each answers: the path or pattern, and addresses of values with one of their own. */
export function modulesOf({ path, module, params = [] }: PageEntry): ReadonlyMap<string, string> {
  const ofValues = params.flatMap((value) =>
    value.module === undefined ? [] : [[valueAddress(path, value.slug), value.module] as const],
  );
  return new Map([[path, module], ...ofValues]);
}

/**
 * The file of an exposed module: `./pages/visit` stands in `./src/pages/visit/visit-page.tsx`, a page of one value such as
 * `./pages/college/business` in `./src/pages/college/values/business.tsx`, `./blocks/questions` in `./src/blocks/questions.tsx`.
 */
export function exposedFile(module: string): string {
  const [, folder, name, value] = module.split('/');
  if (folder === 'blocks') return `./src/blocks/${name}.tsx`;
  return `./src/pages/${name}/${value ? `values/${value}` : `${name}-page`}.tsx`;
}

/** What a remote exposes, by module: each page and each block, and the file in which it stands. */
export function exposesOf({ pages, blocks = [] }: RemoteDefinition): Record<string, string> {
  const modules = [...pages.flatMap((page) => [...modulesOf(page).values()]), ...blocks.map(blockModule)];
  return Object.fromEntries(modules.map((module) => [module, exposedFile(module)]));
}

/** Longest word of a label, in characters: it stands in menus on narrow screens, and is not divided. */
const longestWord = 30;

/** Why a text cannot stand in a menu; null where it can. */
function labelFault(text: string): string | null {
  // Among them are marks without a width, and those that turn the direction of what follows.
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return 'has a character that nobody sees';
  const [long] = text.split(/[\s-]+/).filter((each) => [...each].length > longestWord);
  return long === undefined ? null : `has a word of more than ${longestWord} characters`;
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

const moduleName = /^\.\/pages(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/;

function pageFaults({ path, module, params }: PageEntry): string[] {
  const fault = checkPath(path);
  if (fault) return [`${path}: ${fault}.`];
  const depth = path.split('/:').length - 1;
  if (depth > 0 !== (params !== undefined))
    return [
      depth > 0
        ? `${path}: a pattern needs a list of its known values in params.`
        : `${path}: only a pattern may have params.`,
    ];
  const slugs = (params ?? []).map(({ slug }) => slug);
  const odd = [module, ...(params ?? []).map((value) => value.module ?? module)].find((name) => !moduleName.test(name));
  return [
    ...(odd === undefined ? [] : [`${path}: "${odd}" is not the module of a page; write it as './pages/visit'.`]),
    ...slugs.flatMap((slug) => partsFault(slug.split('/')) ?? []).map((text) => `${path}: ${text}.`),
    ...slugs
      .filter((slug) => slug.split('/').length !== depth)
      .map((slug) => `${path}: "${slug}" does not have one segment for each parameter.`),
  ];
}

/** Pages of which either could answer one address, where none is the more literal one. */
function unclearPages(paths: readonly string[]): string[] {
  return paths.flatMap((path, index) =>
    paths
      .slice(0, index)
      .filter((other) => other !== path && overlap(other, path) && answers(other, path) === answers(path, other))
      .map((other) => `${path}: an address could be of ${other} as well. Write a word in place of a parameter.`),
  );
}

/** Why a redirect cannot lead to an address such as `/visit` or `/visit#tours`; null where it can. */
function targetFault(target: string): string | null {
  // Everything after the first # is the fragment. It ends up in documents, headers and the server's configuration.
  const [path = '', ...places] = target.split('#');
  if (!path.startsWith('/')) return 'it has to lead to a page of this site';
  const fault = path === '/' ? null : (lengthFault(target) ?? partsFault(path.slice(1).split('/')));
  if (fault) return fault;
  const place = places.join('#');
  return places.length === 0 || word.test(place) ? null : `"${place}" is not a valid anchor on a page`;
}

function redirectFault(from: string, to: string, addresses: readonly string[]): string | null {
  // Visitors write capitals (`/FAQ`); only pages have none.
  const own = checkPath(from.toLowerCase());
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
    ...pages
      .flatMap(({ path, label, note = '', params = [] }) =>
        [label, note, ...params.flatMap((value) => [value.label, value.note ?? ''])].map(
          (text) => [path, text] as const,
        ),
      )
      .flatMap(([path, text]) =>
        labelFault(text) === null ? [] : [`${path}: the label "${text}" ${labelFault(text)}.`],
      ),
    ...addresses
      .flatMap((address) => (checkPath(address) === null ? [] : (lengthFault(address) ?? [])))
      .map((text) => `pages: ${text}.`),
    ...pages
      .filter(({ params }) => params)
      .map(({ path }) => unknownAddress(path))
      .filter((address) => addresses.includes(address))
      .map(
        (address) => `pages: for values that it does not know, a pattern is rendered at ${address}. Choose another.`,
      ),
    ...duplicates(
      [...new Set(pages.map(({ path }) => path))].length === pages.length ? addresses : pages.map(({ path }) => path),
    ).map((path) => `${path} is listed twice.`),
    ...blocks.flatMap((block) => slugFault(block) ?? []).map((text) => `blocks: ${text}.`),
    ...duplicates(blocks).map((block) => `blocks: ${block} is listed twice.`),
    ...unclearPages(pages.map(({ path }) => path)),
    ...Object.entries(redirects)
      .flatMap(([from, to]) => redirectFault(from, to, addresses) ?? [])
      .map((text) => `redirects: ${text}.`),
  ];
}
