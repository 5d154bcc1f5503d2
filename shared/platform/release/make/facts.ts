/**
 * Room make: what one parse of a document says: what it links to and shows, what can be linked to in it, what the search
 * finds. For make alone. Facts stay with a document until it is made again.
 */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { blockAttribute } from '../../contract/elements';
import type { RenderedDocument } from '../../contract/render';
import type { SearchAnswers, SearchEntry, SearchPart, SearchQuestion } from '../../contract/search';
import { byOwner, type DocumentFacts, type Written } from '../site/site';

/** Elements that stand within a line; any other begins a new one. */
export const inline = new Set(['a', 'abbr', 'b', 'bdi', 'br', 'em', 'i', 'mark', 'strong', 'wbr']);

/** Elements of which only the text on both sides says whether they stand within a sentence or are laid out beside others. */
const spans = new Set(['cite', 'code', 'data', 'q', 'small', 'span', 'sub', 'sup', 'time']);

/** Whether two texts with a tag between them are one sentence: a space is there, or a sign that needs none. */
const isOneLine = (before: string, after: string) => /[\s(“‘]$/.test(before) || /^[\s.,;:!?)”’]/.test(after);

/** Elements whose words nobody searches for: what leads elsewhere, is chosen from or pressed, or is no text. Notes are like these. */
const silent = new Set([
  'button',
  'dialog',
  'label',
  'legend',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'thead',
  'textarea',
]);

/** Elements that a part may fill when its heading has the address itself. */
const sections = new Set(['main', 'section', 'article', 'aside', 'li', 'dd']);

/** React makes ids for its own references; they are no addresses. */
const isAddress = (id: string | undefined): id is string => id !== undefined && !/^_r_/i.test(id);

/** Elements whose lines belong together; so do a term and its value, a heading and what follows it. */
const groups = new Set(['tr', 'li', 'dt']);

/** Elements within which nothing is set apart: a list in a cell belongs to its row. */
const whole = new Set(['tr', 'dd']);

const isHeading = (name: string) => /^h[1-6]$/.test(name);

type Part = {
  id: string;
  title: string;
  headings: string[];
  keywords: string[];
  lines: string[];
  asks: SearchQuestion[];
  picture?: string;
};

const partAt = (id: string): Part => ({ id, title: '', headings: [], keywords: [], lines: [], asks: [] });

/** Lines as one text; an empty one stands where a group ends, and nowhere else. */
const textOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What a page says of the words in an element, by its attribute `data-search`. */
type Use = 'off' | 'keywords' | 'questions' | undefined;

/** An element that is open: its id until a heading has taken that, what its words are for, and the part that it holds. */
type OpenElement = {
  name: string;
  id: string | undefined;
  use: Use;
  href: string | undefined;
  part?: Part;
  /** The first picture in it. */
  picture?: string;
  isHeaded?: boolean;
  isSpan: boolean;
};

/** Relations of a link element whose address is a page's, not a file's. */
const toPages = /\b(canonical|alternate|next|prev)\b/;

const nothingWritten = () => ({ links: new Set<string>(), files: new Set<string>(), anchors: new Set<string>() });

/**
 * What a document refers to on its own site, and what can be referred to within it, collected tag by tag: by everybody,
 * and by each author, which is the page or a block.
 */
function references() {
  const all = nothingWritten();
  const authors = new Map([['', nothingWritten()]]);
  /** The author of each open element. */
  const writing = [''];
  const note = (kind: keyof Written, what: string) =>
    [all, authors.get(writing.at(-1)!)!].forEach((found) => found[kind].add(what));
  const addFile = (address: string | undefined) => {
    if (address !== undefined && /^\/(?!\/)/.test(address)) note('files', address);
  };
  const addSet = (set: string | undefined) =>
    set?.split(',').forEach((entry) => addFile(entry.trim().split(/\s/, 1)[0]));
  const add = (name: string, attributes: Record<string, string>, isInMain: boolean) => {
    const { id, href, src, srcset, imagesrcset, poster, rel = '', [blockAttribute]: called } = attributes;
    // Its first word is the block's name. A block shows no other: a mark within one is its own markup.
    const block = writing.at(-1) || (called?.split(' ', 1)[0] ?? '');
    if (!authors.has(block)) authors.set(block, nothingWritten());
    writing.push(block);
    if (id !== undefined) note('anchors', id);
    // Menus and footer are the frame's, and are checked where the shell's own pages list them.
    if (name === 'a' && isInMain && href !== undefined && /^[/#]/.test(href)) note('links', href);
    if (name === 'link' && !toPages.test(rel)) addFile(href);
    [src, poster].forEach(addFile);
    [srcset, imagesrcset].forEach(addSet);
  };
  const listed = (found: typeof all): Written => ({
    links: [...found.links],
    files: [...found.files],
    anchors: [...found.anchors],
  });
  const found = () => ({
    ...listed(all),
    ...(authors.size > 1 && {
      authors: Object.fromEntries([...authors].map(([author, each]) => [author, listed(each)])),
    }),
  });
  return { found, add, end: () => void writing.pop() };
}

/**
 * The text of a document's main element, part by part. A part begins with a heading that has an id, or that is the first
 * one in an element with an id, as a question is in its disclosure, and ends with that element, or with the section
 * around the heading. What stands in none is the page's.
 */
function parse(html: string) {
  const { found, add, end } = references();
  const page = partAt('');
  const parts = [page];
  const open: OpenElement[] = [];
  let line = '';
  /** How long the line was when a link ended, and when bold words did. */
  let linkEnd = 0;
  let boldEnd = 0;
  /** How long it was when a span began or ended. */
  let seam = 0;
  let heading = '';
  const current = () => open.findLast(({ part }) => part)?.part ?? page;
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim();
    line = '';
    linkEnd = 0;
    boldEnd = 0;
    seam = 0;
    if (words === '') return words;
    const { use, href } = open.findLast((element) => element.href !== undefined) ?? open.at(-1) ?? {};
    const part = current();
    if (use === 'keywords') part.keywords.push(words);
    else if (use !== 'questions') part.lines.push(words);
    else if (href !== undefined) part.asks.push({ question: words, href });
    return words;
  };
  /** Whether an item has no heading yet: what stands before its first, as a day does, belongs to it. */
  const isFirstOfItem = () => {
    const item = open.findLast(({ name }) => name === 'li');
    if (!item || item.isHeaded) return false;
    item.isHeaded = true;
    return true;
  };
  const endGroup = () => {
    if (!open.some(({ name }) => whole.has(name))) current().lines.push('');
  };
  const begin = () => {
    const holder = open.findLast(({ id }) => id !== undefined);
    if (holder) {
      const place = isHeading(holder.name) ? open.findLast(({ name }) => sections.has(name))! : holder;
      place.part = { ...partAt(holder.id!), ...(place.picture !== undefined && { picture: place.picture }) };
      parts.push(place.part);
    }
    // A later heading in the same element is within its part.
    for (const element of open) element.id = undefined;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { id, role, href, src, content, name: called, 'aria-hidden': hidden, 'data-search': asked } = attributes;
      add(name, attributes, open.length > 0);
      if (name === 'meta' && content && called === 'description') page.lines.push(content);
      if (name !== 'main' && open.length === 0) return;
      const around = open.at(-1)?.use;
      // Links with nothing between them are set apart by styles.
      const isNextLink = name === 'a' && linkEnd > 0 && linkEnd === line.length;
      const isSpan = spans.has(name) && asked === undefined;
      if (heading === '' && (isNextLink || around === 'questions' || !(isSpan || inline.has(name)))) endLine();
      if (isSpan) seam = line.length;
      if (name === 'br') line += ' ';
      if (name === 'img' && src !== undefined) {
        // It may stand before the heading that begins the part of the element around both.
        for (const element of open) element.picture ??= src;
        current().picture ??= src;
      }
      if (groups.has(name) || (isHeading(name) && !isFirstOfItem())) endGroup();
      const isSilent = (silent.has(name) && heading === '') || role === 'note' || hidden === 'true' || asked === 'off';
      const use = around === 'off' || (isSilent && asked !== 'questions') ? 'off' : ((asked as Use) ?? around);
      open.push({
        name,
        id: name !== 'main' && isAddress(id) ? id : undefined,
        use,
        href: name === 'a' ? href : undefined,
        isSpan,
      });
      if (!isHeading(name) || use !== undefined) return;
      begin();
      heading = name;
    },
    ontext: (text) => {
      if (open.length === 0 || open.at(-1)!.use === 'off') return;
      if (heading === '' && seam > 0 && seam === line.length && !isOneLine(line, text)) endLine();
      // A bold figure with its words right after it is set apart by styles.
      else if (boldEnd > 0 && boldEnd === line.length && /^[\p{L}\d]/u.test(text)) line += ' ';
      line += text;
    },
    // Called for an element without an end tag too.
    onclosetag: (name) => {
      end();
      if (open.length === 0) return;
      const { isSpan, use } = open.at(-1)!;
      if (heading === '' && (!(isSpan || inline.has(name)) || use === 'questions')) endLine();
      if (isSpan) seam = line.length;
      if (name === heading) {
        heading = '';
        const part = current();
        const words = endLine();
        if (part.title === '') part.title = words;
        else part.headings.push(words);
      }
      open.pop();
      if (name === 'dl' || (groups.has(name) && name !== 'dt')) endGroup();
      if (name === 'a') linkEnd = line.length;
      if (name === 'b' || name === 'strong') boldEnd = line.length;
    },
  });
  parser.end(html);
  return { parts, ...found() };
}

/** What a document says of itself. Documents for unknown addresses are not found. @param href Its address. */
export function factsOf(
  href: string,
  { html, title, section, indexed, picture }: RenderedDocument,
): Omit<DocumentFacts, 'path' | 'file' | 'owner' | 'pins'> {
  const { parts, ...references } = parse(html);
  const search = parts.map(({ id, title: heading, headings, keywords, lines, asks, picture: own }): SearchEntry => ({
    href: id === '' ? href : `${href}#${id}`,
    title: id === '' ? title : heading,
    page: title,
    section,
    headings,
    keywords,
    // The part's own heading stands above its lines already.
    text: textOf(lines.filter((words) => words !== heading)),
    asks,
    ...(own !== undefined && { picture: own }),
  }));
  return { title, section, indexed, picture, search: indexed ? search : [], ...references };
}

/**
 * The search index of a site, one file per package, whose name contains a hash: a release leaves the files of other packages
 * as they are, and a page never combines parts that were not live together.
 * @param questions The questions that the places of each package answer.
 * @returns Its files by their public paths, and the address of each package's.
 */
export function searchFiles(documents: readonly DocumentFacts[], questions: ReadonlyMap<string, SearchAnswers>) {
  const files: { texts: Record<string, string>; named: Record<string, string> } = { texts: {}, named: {} };
  for (const [owner, own] of byOwner(documents)) {
    const answers = questions.get(owner) ?? {};
    const part: SearchPart = own
      .flatMap(({ search }) => search)
      .map((entry) => (answers[entry.href] ? { ...entry, answers: answers[entry.href]! } : entry));
    if (part.length === 0) continue;
    const content = JSON.stringify(part);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    files.texts[`search/${owner}.${hash}.json`] = content;
    files.named[owner] = `/search/${owner}.${hash}.json`;
  }
  return files;
}
