import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry, SearchPart } from '@3eu/shared/contract/search';
import type { PageFacts } from './versions';

/** Elements that stand within a line; any other begins a new one, spans too, which our tables and lists lay out. */
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'br', 'em', 'i', 'mark', 'strong', 'wbr']);

/** Elements whose words nobody searches for: what leads elsewhere, is chosen from, or is no text. Notes are like these. */
const silent = new Set([
  'label',
  'legend',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

/** React makes ids for its own references; they are no addresses. */
const isAddress = (id: string | undefined): id is string => id !== undefined && !/^_r_/i.test(id);

const isHeading = (name: string) => /^h[1-6]$/.test(name);

type Part = { id: string; title: string; headings: string[]; lines: string[] };

/** An element that is open, with its id until a heading has taken that, and whether it or one around it is silent. */
type OpenElement = { id: string | undefined; silent: boolean };

/**
 * The text of a document's main element, part by part. A part begins with a heading that has an id, or that is the first
 * one in an element with an id, as a question is in its disclosure.
 */
function partsOf(html: string): Part[] {
  const parts: Part[] = [{ id: '', title: '', headings: [], lines: [] }];
  const open: OpenElement[] = [];
  let line = '';
  /** How long the line was when a link ended. */
  let linkEnd = 0;
  let heading = '';
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim();
    line = '';
    linkEnd = 0;
    if (words !== '') parts.at(-1)!.lines.push(words);
    return words;
  };
  const begin = () => {
    const holder = open.findLast(({ id }) => id !== undefined);
    if (holder) parts.push({ id: holder.id!, title: '', headings: [], lines: [] });
    // A later heading in the same element is within its part.
    for (const element of open) element.id = undefined;
  };
  const parser = new Parser({
    onopentag: (name, { id, role, 'aria-hidden': hidden }) => {
      if (name !== 'main' && open.length === 0) return;
      // Links with nothing between them are set apart by styles.
      const isNextLink = name === 'a' && linkEnd > 0 && linkEnd === line.length;
      if (heading === '' && (isNextLink || !inline.has(name))) endLine();
      if (name === 'br') line += ' ';
      const isSilent = open.at(-1)?.silent || silent.has(name) || role === 'note' || hidden === 'true';
      open.push({ id: name !== 'main' && isAddress(id) ? id : undefined, silent: isSilent });
      if (!isHeading(name) || isSilent) return;
      begin();
      heading = name;
    },
    ontext: (text) => {
      if (open.at(-1)?.silent === false) line += text;
    },
    // Called for an element without an end tag too.
    onclosetag: (name) => {
      if (open.length === 0) return;
      open.pop();
      if (name === 'a') linkEnd = line.length;
      if (name === heading) {
        heading = '';
        const part = parts.at(-1)!;
        const words = endLine();
        if (part.title === '') part.title = words;
        else part.headings.push(words);
      } else if (heading === '' && !inline.has(name)) endLine();
    },
  });
  parser.end(html);
  return parts;
}

/** What the search finds in a document: each of its parts. Documents for unknown addresses have none. */
export function searchEntries(href: string, { indexed, title, section, html }: RenderedDocument): SearchEntry[] {
  if (!indexed) return [];
  return partsOf(html).map(({ id, title: heading, headings, lines }) => ({
    href: id === '' ? href : `${href}#${id}`,
    title: id === '' ? title : heading,
    page: title,
    section,
    headings,
    // The part's own heading stands above its lines already.
    text: lines.filter((words) => words !== heading).join('\n'),
  }));
}

/** A package's part of the search index: its file, whose name contains a hash, and the content. */
export type SearchFile = { owner: string; path: string; content: string };

/**
 * The search index of a site, one file per package: a release leaves the files of other packages as they are, and a
 * page never combines parts that were not live together.
 * @param owners The site's documents, by owner.
 */
export function searchFiles(owners: ReadonlyMap<string, readonly PageFacts[]>): SearchFile[] {
  return [...owners].flatMap(([owner, pages]) => {
    const part: SearchPart = pages.flatMap(({ search }) => search);
    if (part.length === 0) return [];
    const content = JSON.stringify(part);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return [{ owner, path: `search/${owner}.${hash}.json`, content }];
  });
}
