/** What another version of a package differs in. A test writes a package's `src/variant.ts` anew, as data of this type. */
export type Variant = {
  /** Makes another version that looks the same. */
  label: string;
  /** What its first page is called. */
  title?: string;
  /** Where its first page stands. */
  path?: `/${string}`;
  /** Links that its first page has beside the others. */
  links?: readonly string[];
  /** Pictures that its first page has. */
  pictures?: readonly string[];
};
