/** The forms of facts and of words that are no free text: a type each. */
import type { Href } from '@3eu/platform/contract/href';

/** Words and address of a link. */
export type Link = { label: string; href: Href };

export type Email = `${string}@${string}.${string}`;
/** A phone number as people write it. */
export type Phone = `+${number} (${number}) ${number}-${number}`;

/** Facts by any names: an e-mail address, a phone number, an address of a link, each by the end of its name. */
export type Contacts = { email?: Email; phone?: Phone } & {
  [name: `${string}Email`]: Email;
  [name: `${string}Phone`]: Phone;
  [name: `${string}Href`]: Href;
};

/** Amounts of money in dollars, by any names. */
export type Prices = Readonly<Record<string, number>>;
