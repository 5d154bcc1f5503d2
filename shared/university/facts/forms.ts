/** The forms of facts and of words that are no free text. */
import type { Href } from '@3eu/platform/contract/href';

/** Words and address of a link. */
export type Link = { label: string; href: Href };

export type Email = `${string}@${string}.${string}`;
/** A phone number as people write it. */
export type Phone = `+${number} (${number}) ${number}-${number}`;

/**
 * Facts by any names: an e-mail address, a phone number, what a link to either has, each by the end of its name. No `Href`:
 * that one knows the site's pages, whose packages know the site's menus, and the site itself says whom to write to.
 */
export type Contacts = { email?: Email; phone?: Phone } & {
  [name: `${string}Email`]: Email;
  [name: `${string}Phone`]: Phone;
  [name: `${string}Href`]: `mailto:${string}` | `tel:${string}`;
};

/** Amounts of money in dollars, by any names. */
export type Prices = Readonly<Record<string, number>>;

/** Options of a select or of checkboxes, whose words are their values. */
export const optionsOf = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
