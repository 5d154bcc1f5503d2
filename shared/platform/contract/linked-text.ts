import type { Href } from './href';

/** A text of which some words may lead somewhere: plain, or in parts, as `['Write to ', { label: 'us', href: '/visit' }, '.']`. */
export type LinkedText = string | readonly (string | { readonly label: string; readonly href: Href })[];

/** Its words alone: for a search, structured data, a file. */
export function plainText(text: LinkedText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
