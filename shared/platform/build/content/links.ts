/**
 * Room build/content: whether an address leads to something. For the check of content; the gate takes its suggestions.
 */
import { answers } from '../../contract/answers';
import { nearest } from '../nearest';

/** What one package answers for, as far as its sources tell. */
export type LinkTarget = {
  /** Paths and patterns of its pages. */
  pages: readonly string[];
  /** Its sources, in one text. */
  source: string;
  /** What its content names: people, programs, questions. */
  names: readonly string[];
};

/** A text as an id is made of it: `How do I apply?` is `how-do-i-apply`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a package has a part of that id: it is written there, made of a name in its content, or counted. */
const hasPart = ({ source, names }: LinkTarget, part: string) =>
  part === 'top' ||
  new RegExp(`[iI]d['"]?\\s*[:=]\\s*{?['"]${part}['"]`).test(source) ||
  names.some((name) => idOf(name) === part) ||
  (part.includes('-') && source.includes(`\`${part.replace(/[^-]+$/, '')}\${`));

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

type Found = { path: readonly PropertyKey[]; text: string };

/** All texts of a content, with their places. */
export function textsOf(value: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => textsOf(each, [...path, key]));
}
