/**
 * Room gate: what links, pictures and parts of documents lead to, and who has written them: whoever's change made a document
 * wrong is refused, and nobody else ever is. For the gate alone.
 */
import { answers } from '../../contract/answers';
import { canonicalPath } from '../../contract/canonical';
import type { Site, Statement, Written } from '../site/site';
import { inPublic } from '../site/tree';
import { refusal, type Asked, type Refusal } from './refusal';

/** A statement as whoever has to mend it finds it. */
const placeOf = ({ path, block }: Pick<Statement, 'path' | 'block'>) =>
  block === '' ? path : `${path}, in the block ${block},`;

/** Whether a site has a file that is no document. */
const isFile = ({ files }: Site, path: string) => files.has(inPublic(path.slice(1))) && !path.endsWith('/index.html');

/** Places, followed by the verb: `/, /faq link`. Of many, the first five. */
export function listing(places: readonly string[], verb: 'link' | 'show'): string {
  const more = places.length > 5 ? ` and ${places.length - 5} more` : '';
  return `${places.slice(0, 5).join(', ')}${more} ${verb}${places.length === 1 ? 's' : ''}`;
}

/** The path of an address, without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** A fragment as the id that it names; one that is not well encoded names itself (URL, 4.1). */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Whether a page is known to lack the part that an address names. `top` is every page's (HTML, 7.4.6.4). */
function lacksPart({ pages }: Site, path: string, link: string): boolean {
  const fragment = /#([^#]+)$/.exec(link)?.[1];
  const anchors = pages.get(path);
  return fragment !== undefined && fragment !== 'top' && anchors !== undefined && !anchors.has(decoded(fragment));
}

/** What a link leads to: a refusal, a note that several links may share, or nothing to say of. */
function verdictOn(
  { owner, path, block }: Statement,
  link: string,
  site: Site,
  awaited: readonly string[],
): Refusal | { isAwaited: boolean; target: string } | null {
  const { pages, parts, redirects, shell } = site;
  const target = pathOf(link);
  const page = target === '' ? path : target;
  const [place, fix] = [placeOf({ path, block }), 'Fix the link.'];
  if (lacksPart(site, page, link)) {
    const words = `${place} links to ${link}, but that page has no such part.`;
    return refusal(owner, 'link-to-no-part', words, 'Fix the link, or give the part that id.');
  }
  if (pages.has(page) || isFile(site, target) || shell?.descriptor.awaited.includes(target)) return null;
  const tidy = canonicalPath(target);
  if (Object.hasOwn(redirects, target)) {
    const words = `${place} links to ${target}, which has moved.`;
    return refusal(owner, 'link-to-moved', words, `Link to ${redirects[target]}.`);
  }
  if (pages.has(tidy)) {
    const words = `${place} links to ${target}, but the page's address is ${tidy}.`;
    return refusal(owner, 'link-to-variant', words, fix);
  }
  const isOfPattern = parts.some((part) => part.path.includes('/:') && answers(part.path, target));
  if (isOfPattern) return { isAwaited: false, target };
  if (awaited.length > 0) return { isAwaited: true, target };
  const todo = `Fix the link, or list ${target} in \`awaited\` of the shell's descriptor until its page is released.`;
  return refusal(owner, 'link-to-nothing', `${place} links to ${target}, which is not a page.`, todo);
}

/**
 * The refusals and notes for links that lead nowhere. Links that end at a section's own not-found page are no fault,
 * because it tells visitors where to go on; nor are links to any page while packages wait for their first release.
 */
export function linkFindings(statements: readonly Statement[], site: Site): { refusals: Refusal[]; notes: string[] } {
  const refusals: Refusal[] = [];
  const early = new Map<string, { isAwaited: boolean; from: string[] }>();
  for (const statement of statements) {
    const unique = [...new Map(statement.links.map((link) => [link.replace(/\?[^#]*/, ''), link])).keys()];
    for (const found of unique.map((link) => verdictOn(statement, link, site, site.awaited))) {
      if (found === null) continue;
      if ('owner' in found) refusals.push(found);
      else {
        const { isAwaited, target } = found;
        early.set(target, { isAwaited, from: [...(early.get(target)?.from ?? []), statement.path] });
      }
    }
  }
  const notes = [...early]
    .filter(([, { isAwaited }]) => !isAwaited)
    .map(
      ([target, { from }]) =>
        `${target} has no page of its own yet; ${listing(from, 'link')} to it, and visitors get the section's not-found page.`,
    );
  const awaited = [...early].filter(([, { isAwaited }]) => isAwaited).map(([target]) => target);
  if (awaited.length > 0) {
    const what = `Links to ${awaited.join(', ')} lead to the not-found page until ${site.awaited.join(', ')} can be seen.`;
    notes.push(what);
  }
  return { refusals, notes };
}

/**
 * What a release answers for: whatever its packages have written, on pages of others too, but for what was as dead there
 * before; and what a block of another package says on their pages for the first time, which nobody else has brought there.
 */
export function newStatements({ before, after }: Asked, owners: readonly string[]): Statement[] {
  const known = new Map(before.documents.map((document) => [document.path, document]));
  return after.statements.flatMap((statement) => {
    const { owner, path, host, links, files } = statement;
    if (owner === host) return owners.includes(owner) ? [statement] : [];
    const isOwn = owners.includes(owner);
    if (!isOwn && !owners.includes(host)) return [];
    const old: Pick<Written, 'links' | 'files'> = known.get(path) ?? { links: [], files: [] };
    const wasFine = (link: string) => !(verdictOn(statement, link, before, after.awaited) as Refusal | null)?.code;
    return {
      ...statement,
      owner: isOwn ? owner : host,
      links: links.filter((link) => !old.links.includes(link) || (isOwn && wasFine(link))),
      files: files.filter((file) => !old.files.includes(file) || (isOwn && isFile(before, file))),
    };
  });
}

/** Parts of pages that others link to, and that are gone: whoever had written them, or has the page, answers for that. */
export function lostParts({ before, after }: Asked, owners: readonly string[]): Refusal[] {
  const lost = new Map<string, { owner: string; from: Set<string> }>();
  for (const { owner, path, links } of after.statements.filter((each) => !owners.includes(each.owner)))
    for (const link of links) {
      const target = pathOf(link) || path;
      if (!lacksPart(after, target, link) || lacksPart(before, target, link)) continue;
      const there = [...before.statements, ...after.statements].filter((each) => each.path === target);
      const id = decoded(link.slice(link.indexOf('#') + 1));
      const blamed = [...there.filter(({ anchors }) => anchors.includes(id)).map((each) => each.owner), there[0]?.host];
      const by = blamed.find((each) => each !== undefined && owners.includes(each));
      if (by === undefined || by === owner) continue;
      const key = target + link.slice(pathOf(link).length);
      lost.set(key, { owner: by, from: (lost.get(key)?.from ?? new Set()).add(path) });
    }
  return [...lost].map(([target, { owner, from }]) => {
    const what = `${target} would be gone, and ${listing([...from], 'link')} to it.`;
    return refusal(owner, 'part-lost', what, 'Keep the id, or release those pages without the link first.');
  });
}

/**
 * Files that documents show and that the site does not have, one refusal each. What every document shows is the frame's, so
 * the shell answers for it, and nobody else does.
 */
export function fileLinkRefusals(statements: readonly Statement[], site: Site): Refusal[] {
  const missing = new Map<string, Statement[]>();
  for (const statement of statements)
    for (const file of statement.files.filter((each) => !isFile(site, each)))
      missing.set(file, [...(missing.get(file) ?? []), statement]);
  return [...missing].flatMap(([file, from]) => {
    const isOfFrame = site.documents.every(({ files }) => files.includes(file));
    const owners = isOfFrame ? ['shell'] : [...new Set(from.map(({ owner }) => owner))];
    if (!from.some(({ owner }) => owners.includes(owner))) return [];
    const places = isOfFrame ? 'every page shows' : listing(from.map(placeOf), 'show');
    const todo = 'Fix the address; of a picture: `npm run pictures` where its master is.';
    return refusal(owners.join(', '), 'file-not-there', `${places} ${file}, which the site does not have.`, todo);
  });
}
