/**
 * The contract before this one, as far as it differs: what was built for it is read as this contract has it. Whoever
 * changes the contract writes this anew, and puts a build of what was current in `release/testing/contract-before`.
 */
import { z } from 'zod';

/** The version of the contract before. */
export const contractBefore = 4;

/** The most characters that words of a link may have since then; contract 4 had no limit. */
export const longestLabel = 60;
export const longestNote = 120;

const linkBefore = { label: z.string(), note: z.string().optional() };
const remoteBefore = z.looseObject({
  kind: z.literal('remote'),
  contract: z.literal(contractBefore),
  pages: z.array(z.looseObject({ ...linkBefore, params: z.array(z.looseObject(linkBefore)).optional() })),
});

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function shortenLink<T extends { label: string; note?: string | undefined }>({ label, note, ...link }: T) {
  return {
    ...link,
    label: shorten(label, longestLabel),
    ...(note !== undefined && { note: shorten(note, longestNote) }),
  };
}

/**
 * The descriptor of a remote of the contract before as one of this contract; it keeps its number, by which the gate knows
 * it. Any other value is given back as it is. A shell needs no translation: a release replaces it first.
 */
export function translateDescriptor(value: unknown): unknown {
  const { data } = remoteBefore.safeParse(value);
  if (!data) return value;
  const pages = data.pages.map(({ params, ...page }) => ({
    ...shortenLink(page),
    ...(params && { params: params.map(shortenLink) }),
  }));
  return { ...data, pages };
}
