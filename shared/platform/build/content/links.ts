/**
 * Room build/content: whether an address leads to something, and what is quoted stands somewhere. For the check of content;
 * the gate takes its suggestions.
 */
import { answers } from '../../contract/answers';
import type { SearchAnswers } from '../../contract/search';
import { nearest } from '../nearest';

type Found = { path: readonly PropertyKey[]; text: string };

/** What one package answers for, as far as its sources tell. */
export type LinkTarget = {
  /** Paths and patterns of its pages. */
  pages: readonly string[];
  /** Its sources, in one text. */
  source: string;
  /** What its content says. */
  texts: readonly Found[];
};

/** A text as an id is made of it: `How do I apply?` is `how-do-i-apply`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fields that name people, programs, questions. */
const naming = ['name', 'title', 'question'];

/** Whether a package has a part of that id: it is written there, made of a name in its content, counted, or named for another. */
const hasPart = ({ source, texts }: LinkTarget, part: string) =>
  part === 'top' ||
  new RegExp(`[iI]d['"]?\\s*[:=]\\s*{?['"]${part}['"]`).test(source) ||
  texts.some(({ path, text }) => naming.includes(String(path.at(-1))) && idOf(text) === part) ||
  (part.includes('-') &&
    (source.includes(`\`${part.replace(/[^-]+$/, '')}\${`) || source.includes(`}${/-[^-]+$/.exec(part)?.[0]}\``)));

/** What is wrong with where a link of a content leads. A release looks again, at the documents themselves. */
export function linkProblem(href: string, targets: readonly LinkTarget[]): string | undefined {
  const [, path, part] = /^(\/[^?#]*)(?:\?[^#]*)?(?:#([\w-]*))?$/.exec(href) ?? [];
  if (path === undefined || /\.\w+$/.test(path)) return undefined;
  const target = targets.find(({ pages }) => pages.some((page) => answers(page, path)));
  if (!target) {
    const pages = targets.flatMap((each) => each.pages).filter((page) => !page.includes(':'));
    return `leads to no page: ${path}. ${nearest(path, pages)}`;
  }
  return part && !hasPart(target, part) ? `leads to no part of ${path}: ${part}` : undefined;
}

/** All texts of a content, with their places. */
export function textsOf(value: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => textsOf(each, [...path, key]));
}

/** Quotes of questions that stand in no text, since somebody has put it in other words: the search shows another line. */
export const lostQuotes = (questions: SearchAnswers, texts: readonly string[]): string[] =>
  Object.values(questions)
    .flat()
    .flatMap(({ quote = '' }) => (texts.some((text) => text.includes(quote)) ? [] : [quote]));
