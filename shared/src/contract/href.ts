/**
 * Which addresses a link may have, for the compiler alone: nothing here is in any script. A package adds its pages to
 * `SitePages` where it describes them, and the compiler sees those of all packages of the workspace, since each
 * tsconfig.json includes every `src/descriptor.ts`. Nobody imports anybody.
 */

/**
 * The definitions of the packages that the compiler sees, by name. A descriptor adds its own by declaration merging, as
 * routers of the field let a site register its routes.
 */
// An interface, since a type cannot be added to.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
export interface SitePages {}

type AddressesOf<Page> = Page extends { path: `${infer Folder}/:${string}`; params: readonly { slug: infer Slug }[] }
  ? `${Folder}/${Slug & string}`
  : Page extends { path: infer Path }
    ? Path
    : never;

type PagesOf<Definition> = Definition extends { pages: readonly (infer Page)[] } ? Page : never;

/** Addresses of all pages that the compiler sees, patterns with their known values. */
type KnownAddress = Extract<AddressesOf<PagesOf<SitePages[keyof SitePages]>>, string>;

/**
 * Where the shell is among the packages, the whole site is known, and no other address is let through. Elsewhere (a
 * remote in its own repository, the platform itself) known ones complete and any path passes: the release's gate checks
 * links by what is live. The empty record keeps the compiler from folding the known ones into the pattern.
 */
type Among<Known, Any> = 'shell' extends keyof SitePages ? Known : Known | (Any & Record<never, never>);

/** The address of a page: `/visit`, `/major/psychology`. */
export type SiteAddress = Among<KnownAddress, `/${string}`>;

/** A place on a page: `/visit#tours`. */
export type PlaceHref = 'shell' extends keyof SitePages ? `${KnownAddress}#${string}` : `/${string}#${string}`;

/** A page, also with a query or a place on it: `/visit`, `/faq?q=fees`, `/visit#tours`. */
export type SiteHref = Among<KnownAddress | `${KnownAddress}?${string}` | `${KnownAddress}#${string}`, `/${string}`>;

declare const runtime: unique symbol;

/**
 * The one way through for an address that is known at run time only, from a database, a descriptor or a visitor's words:
 * `row.url as RuntimeHref`.
 */
export type RuntimeHref = string & { readonly [runtime]: true };

/** What a link may lead to: a page, a place on the page at hand, another site, a mail or phone program. */
export type Href = SiteHref | `#${string}` | `https://${string}` | `mailto:${string}` | `tel:${string}` | RuntimeHref;
