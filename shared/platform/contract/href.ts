/**
 * Which addresses a link may have. Types only: none of this reaches a script. A package adds its pages to `SitePages`
 * in its descriptor, and the compiler sees those of every package in the workspace, since each tsconfig.json includes
 * every `src/descriptor.ts`. No package imports another.
 */

/**
 * The definitions of the packages that the compiler sees, by name. A descriptor adds its own by declaration merging,
 * the way router libraries let a site register its routes.
 */
// An interface, because a type alias cannot be merged.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
export interface SitePages {}

/** A pattern with the segments of a value in place of its parameters. */
type Filled<Path, Value> = Path extends `${infer Folder}/:${infer Rest}`
  ? Value extends `${infer First}/${infer Others}`
    ? Rest extends `${string}/${infer Last}`
      ? Filled<`${Folder}/${First}/${Last}`, Others>
      : never
    : Rest extends `${string}/${infer Last}`
      ? `${Folder}/${Value & string}/${Last}`
      : `${Folder}/${Value & string}`
  : Path;

type AddressesOf<Page> = Page extends { path: infer Path; params: readonly { slug: infer Slug }[] }
  ? Slug extends string
    ? Filled<Path, Slug>
    : never
  : Page extends { path: infer Path }
    ? Path
    : never;

type PagesOf<Definition> = Definition extends { pages: readonly (infer Page)[] } ? Page : never;

/** Addresses of all pages that the compiler sees, patterns with their known values. */
type KnownAddress = Extract<AddressesOf<PagesOf<SitePages[keyof SitePages]>>, string>;

/**
 * Where the compiler sees the shell, it knows the whole site and accepts no other address. Elsewhere (a remote in its
 * own repository before `npm run links`, the platform itself) it completes known addresses and accepts any path; the
 * release gate checks links against what is live. The empty record keeps the compiler from folding the known addresses into the pattern.
 */
type Among<Known, Any> = 'shell' extends keyof SitePages ? Known : Known | (Any & Record<never, never>);

/** The address of a page: `/visit`, `/major/psychology`. */
export type SiteAddress = Among<KnownAddress, `/${string}`>;

/** A place on a page: `/visit#tours`. */
export type PlaceHref = 'shell' extends keyof SitePages ? `${KnownAddress}#${string}` : `/${string}#${string}`;

/** A page, also with a query or a place on it: `/visit`, `/faq?q=fees`, `/visit#tours`. */
export type SiteHref = Among<KnownAddress | `${KnownAddress}?${string}` | `${KnownAddress}#${string}`, `/${string}`>;

type BlocksOf<Definition> = Definition extends { blocks: readonly (infer Name)[] } ? Name : never;

/** The name of a block of any package. */
export type BlockName = Among<Extract<BlocksOf<SitePages[keyof SitePages]>, string>, string>;

declare const runtime: unique symbol;

/**
 * The only way to pass an address that is known at run time only, from a database, a descriptor or a visitor's input:
 * `row.url as RuntimeHref`.
 */
export type RuntimeHref = string & { readonly [runtime]: true };

/** What a link may lead to: a page, a place on the current page, another site, an e-mail address or a phone number. */
export type Href = SiteHref | `#${string}` | `https://${string}` | `mailto:${string}` | `tel:${string}` | RuntimeHref;
