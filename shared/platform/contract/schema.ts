/**
 * What packages say of themselves and what a release writes for the browser, as schemas; the types of `./index` and
 * `./release` are inferred from them. Builds, checks and releases read data through these, and refuse a field that they
 * do not know. No script of a page may import this module, only those types.
 */
import { z } from 'zod';
import type { FooterGroup, MenuGroup } from '@3eu/university/facts/menus';

const sitePath = z.templateLiteral(['/', z.string()]);
const names = z.array(z.string()).readonly();
/** It stands in policies and headers, where other characters have a meaning. */
const apiOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'is not an origin like https://api.example, without a path');
/** Origins of APIs. */
const connects = z.array(apiOrigin).readonly().exactOptional();

/** A group's name. The compiler holds the list: what is live may name a group that its site has no more. */
const groupName = <Group extends string>() => z.custom<Group>((value) => typeof value === 'string', 'is not a name');

const link = {
  /** Words of the link, as in `Financial Aid`. */
  label: z.string(),
  /** One short line under the link in a dropdown. */
  note: z.string().exactOptional(),
  menu: groupName<MenuGroup>().exactOptional(),
  footer: groupName<FooterGroup>().exactOptional(),
};

export const pageLinkSchema = z.strictObject(link);
export const pageParamSchema = z.strictObject({
  ...link,
  /** What stands in the address in place of the parameters; where there are several, a segment for each: `oak/rooms`. */
  slug: z.string(),
  /** An exposed module for this value alone, whose scripts carry only its content. Default: the page's own module. */
  module: z.string().exactOptional(),
});
export const pageEntrySchema = z.strictObject({
  ...link,
  /** A path of any depth, or a pattern with parameters: `/faq`, `/admissions/transfer`, `/college/:slug/:course`. */
  path: sitePath,
  /** The exposed module with its component; `exposedFile` says in which file it stands. */
  module: z.string(),
  /**
   * Known values of the parameters. Any other value is answered with the page's not-found document and status 404.
   * Only for a pattern.
   */
  params: z.array(pageParamSchema).readonly().exactOptional(),
  /** Blocks of any package that it shows. */
  blocks: names.exactOptional(),
});

export const remoteDefinitionSchema = z.strictObject({
  /** Short name, as in the folder: `admissions` for mfe-admissions. Lower-case letters, digits and hyphens. */
  name: z.string(),
  pages: z.array(pageEntrySchema).readonly(),
  /** Blocks that any page may show, by name. */
  blocks: names.exactOptional(),
  /** Addresses that a page has left for good, and where it is now: `{ '/tours': '/visit' }`. */
  redirects: z.record(sitePath, sitePath).readonly().exactOptional(),
  /** Origins that its pages request data from, where it is not the site's own: `['https://api.example']`. */
  connects,
});

export const shellPageSchema = z.strictObject({
  path: sitePath,
  /** Blocks of remotes that it shows. */
  blocks: names.exactOptional(),
});

export const shellDefinitionSchema = z.strictObject({
  name: z.literal('shell'),
  pages: z.array(shellPageSchema).readonly(),
  /** Pages that exist during development only: a release has no documents for them. */
  developmentPages: z.array(sitePath).readonly().exactOptional(),
});

/** Pages as contract 3 had them: the first word of a path named its module, and with `moduleByValue` its values' too. */
const pagesOfContract3 = z.array(
  z.looseObject({
    path: z.string(),
    module: z.undefined().optional(),
    moduleByValue: z.boolean().optional(),
    params: z.array(z.looseObject({ slug: z.string() })).optional(),
  }),
);

/** Pages of contract 3 as those of this one; any other value as it is. */
function asContract4(value: unknown): unknown {
  const { data } = pagesOfContract3.safeParse(value);
  return (
    data?.map(({ moduleByValue, params, ...page }) => {
      const module = `./pages/${page.path.split('/')[1]}`;
      const values = params?.map((each) => (moduleByValue ? { ...each, module: `${module}/${each.slug}` } : each));
      return { ...page, module, ...(values && { params: values }) };
    }) ?? value
  );
}

/** Pages of what is live, which may have been built for the contract before. */
const livePages = z.preprocess(asContract4, z.array(pageEntrySchema).readonly());

const version = z.string().regex(/^[0-9a-f]{12}$/, 'is not a version');
const url = z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'is neither a path nor an http address');
/** A file below the folder of a version. */
export const versionFile = z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'is not a file of the version');
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/, 'is not a hash');
/** They stand in hosts' configuration, where other characters have a meaning. */
const redirects = z
  .record(
    z.string().regex(/^\/(?!\/)[\w.~/-]*$/, 'is no address'),
    z.string().regex(/^\/(?!\/)[\w.~/-]*(#[\w.~-]+)?$/, 'is no address'),
  )
  .readonly();
const exportsByModule = z.record(z.string(), names).readonly();

const build = {
  /** First twelve hexadecimal digits of the SHA-256 over every file of the build. */
  version,
  contract: z.int(),
  /** Server entry, relative to the version's folder. The browser's entry stands in the manifest. */
  serverEntry: versionFile,
  /** Subresource Integrity value of every script, by file relative to the version's folder. */
  integrity: z.record(versionFile, integrity).readonly(),
};

export const remoteDescriptorSchema = z.strictObject({
  kind: z.literal('remote'),
  ...build,
  name: z.string(),
  pages: livePages,
  /** Names of its blocks. */
  blocks: names,
  /** Addresses that its pages have left for good, and where they are now. */
  redirects,
  /** Origins that its pages request data from. */
  connects,
  /** The names that each exposed module imports from the platform's: by exposed module, then by shared module. */
  requires: z.record(z.string(), exportsByModule).readonly(),
  /** Packages that are bundled into its browser build. */
  bundled: names,
});

export const shellDescriptorSchema = z.strictObject({
  kind: z.literal('shell'),
  ...build,
  name: z.literal('shell'),
  /** Browser entry, relative to the version's folder. */
  entry: versionFile,
  /** The script that runs the entry once the page has been painted. */
  start: versionFile,
  /** Its own pages, with the scripts that each needs beside the entry. */
  pages: z.array(shellPageSchema.extend({ scripts: z.array(versionFile).readonly() })).readonly(),
  /** Addresses of pages that only a development server has. */
  developmentPages: names,
  /** What its shared modules export, by module. */
  provides: exportsByModule,
});

/** `descriptor.json`. */
export const descriptorSchema = z.discriminatedUnion('kind', [remoteDescriptorSchema, shellDescriptorSchema]);

export const pinnedScriptSchema = z.strictObject({ url, integrity });

export const pageNeedsSchema = z.strictObject({
  /** Scripts of its remote. */
  scripts: z.array(pinnedScriptSchema).readonly(),
  /** Names of the shared modules that it takes, some of which stand in scripts of the shell. */
  shared: names,
});

export const registryRemoteSchema = z.strictObject({
  version,
  contract: z.int(),
  /** Name of the container on `globalThis`. */
  globalName: z.string(),
  /** URL of the version's folder, with a slash at its end. */
  base: url,
  entry: pinnedScriptSchema,
  pages: livePages,
  /** Names of the blocks that it exposes. */
  blocks: names,
  redirects,
  /** Origins that its pages request data from, without those that the site's owner forbids. */
  connects,
  /**
   * What the module of each page needs beside the entry, by its name: a navigation asks for all of it at once.
   */
  needs: z.record(z.string(), pageNeedsSchema).readonly(),
});

/** `remotes.json`. */
export const registrySchema = z.strictObject({
  shell: z.strictObject({ version, base: url }).nullable(),
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), registryRemoteSchema).readonly(),
  /** URL of each package's part of the search index, by the package's name. */
  search: z
    .record(z.string(), z.string().regex(/^\/search\/[\w.-]+\.json$/, 'is not a part of the search index'))
    .readonly(),
});

/** The most that a document may have, in characters; the largest of ours has a tenth. */
const largestDocument = 2_000_000;

/** A page rendered whole, and what it says of itself. */
export const renderedDocumentSchema = z.strictObject({
  /** The document: readable as it is, and complete for hydration. */
  html: z.string().max(largestDocument, 'is larger than 2 MB'),
  /** The page's own title, without the name of the site. */
  title: z.string(),
  /** The section of the site, as in `Admissions`. */
  section: z.string(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** schema.org data that stands in the document. */
  structuredData: z.array(z.looseObject({})).readonly(),
  /** Addresses of this site that it links to, menus included, with their query and fragment. */
  links: names,
  /** Its first picture, by the prefix of its file names; null where it has none. */
  picture: z.string().nullable(),
});
