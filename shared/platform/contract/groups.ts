/** The groups of pages in menus and footer, apart from the schemas: content names them, and loads no validator's types. */

/**
 * The groups of menus that a site has, where the compiler sees its `site.config.ts`, which adds them by declaration
 * merging. Elsewhere any name will do, and the release gate compares it with what the live shell has.
 */
// An interface, because a type alias cannot be merged.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
export interface SiteGroups {}

/** A group of pages in the header's dropdowns, where a page can ask to be listed. */
export type MenuGroup = SiteGroups extends { menu: infer Group extends string } ? Group : string;

/** A section of the site: a column of the footer and of the list of all pages. */
export type FooterGroup = SiteGroups extends { footer: infer Group extends string } ? Group : string;
