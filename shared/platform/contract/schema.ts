/**
 * What packages say of themselves and what a release writes for the browser, as schemas; the types of `./index` and
 * `./descriptor` are inferred from them. Builds, checks and releases read data through these, and refuse a field that they
 * do not know. No script of a page may import this module, only those types.
 */
import { z } from 'zod';
import { longestLabel, longestNote, translateDescriptor } from './before';
import type { FooterGroup, MenuGroup } from './groups';
import type { SearchAnswers } from './search';

const sitePath = z.templateLiteral(['/', z.string()]);
const names = z.array(z.string()).readonly();
const words = (most: number) => z.string().min(1, 'is empty').max(most, `has more than ${most} characters`);
/** Origin of an API. It stands in policies and headers, where other characters have a meaning. */
export const apiOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, 'is not an origin like https://api.example, without a path');
const connects = z.array(apiOrigin).max(20, 'has more than 20 origins').readonly().exactOptional();

/** A group's name. The compiler holds the list: what is live may name a group that its site has no more. */
const groupName = <Group extends string>() => z.custom<Group>((value) => typeof value === 'string', 'is not a name');

const link = {
  /** Words of the link, as in `Financial Aid`. */
  label: words(longestLabel),
  /** One short line under the link in a dropdown. */
  note: words(longestNote).exactOptional(),
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
  /**
   * Addresses and blocks that no package has yet: links to the section's not-found page, and empty places for blocks, are
   * meant. Whatever else nobody has is said, or refused.
   */
  awaited: names.exactOptional(),
});

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #0c3b40');

/** A drawing: SVG paths in the units of its size, each with its colour. */
const drawing = z.strictObject({
  width: z.number(),
  height: z.number(),
  shapes: z.array(z.strictObject({ d: z.string(), color })).readonly(),
});

/** `site.config.ts`: who a site is. */
export const siteConfigSchema = z.strictObject({
  /** Begins its technical names: of containers on `globalThis`, of the Trusted Types policy. */
  id: z.string().regex(/^[a-z][a-z0-9]{1,19}$/, 'is not 2 to 20 lower-case letters and digits'),
  /** As titles, social cards and programs that install the site write it. */
  name: words(60),
  /** For tight places, as under an icon. */
  shortName: words(12),
  /** Where it is published, without a slash at the end: canonical addresses, sitemap, structured data. */
  address: z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'is not an address like https://www.example.org'),
  /** A host whose name ends in one of these is live: reports go out and pages are kept for offline there alone. */
  hosts: z.array(z.string()).readonly(),
  /** Of its pages, as in `en` [BCP 47]. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'is not a language tag like en'),
  colors: z.strictObject({
    /** Of the browser's own parts around a page. */
    theme: color,
    /** Behind a page before its styles. */
    background: color,
  }),
  /** Of icons and social cards. The first shape is the ground, which fills the whole of an icon that a device crops. */
  mark: drawing,
  /** How social cards look; null for none. */
  cards: z
    .strictObject({
      background: color,
      title: color,
      /** Of the section's name, above the title. */
      section: color,
      /** A drawing above the section's name. */
      ornament: drawing,
      /** A font file (TrueType) in the shell's folder, and its family. */
      font: z.strictObject({ file: z.string(), family: z.string() }),
    })
    .nullable(),
  contact: z.strictObject({
    /** Who is told of vulnerabilities (RFC 9116), as in `mailto:security@example.org`. */
    security: z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'is neither a mailto: nor an https: address'),
  }),
  menus: z.strictObject({
    /** Columns of the footer and of the list of all pages. */
    sections: names,
    /** The section of pages that name none. */
    otherSection: z.string(),
    /** Groups of pages in dropdowns, and the section of each. */
    groups: z.record(z.string(), z.string()).readonly(),
    /** Links of the shell's own pages, first in the list of all pages. The last one leads to the page that has that list. */
    top: z
      .array(z.strictObject({ href: sitePath, label: words(60) }))
      .min(1)
      .readonly(),
    /** Lists of chosen pages, by their addresses, for places of the frame. */
    chosen: z.record(z.string(), z.array(sitePath).readonly()).readonly(),
  }),
  telemetry: z.strictObject({
    /** Whether visits and presses of marked links are told, beside faults and speed. */
    events: z.boolean(),
    /** After the load event, before speed is told. In milliseconds. */
    performanceDelay: z.int(),
  }),
});

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
  pages: z.array(pageEntrySchema).readonly(),
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
  /** Who the site is. */
  site: siteConfigSchema,
  /** Browser entry, relative to the version's folder. */
  entry: versionFile,
  /** The script that runs the entry once the page has been painted. */
  start: versionFile,
  /** Its own pages, with the scripts that each needs beside the entry. */
  pages: z.array(shellPageSchema.extend({ scripts: z.array(versionFile).readonly() })).readonly(),
  /** Addresses of pages that only a development server has. */
  developmentPages: names,
  /** Addresses and blocks that no package has yet. */
  awaited: names,
  /** What its shared modules export, by module. */
  provides: exportsByModule,
});

/** `descriptor.json`, of this contract or of the one before. */
export const descriptorSchema = z.preprocess(
  translateDescriptor,
  z.discriminatedUnion('kind', [remoteDescriptorSchema, shellDescriptorSchema]),
);

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
  pages: z.array(pageEntrySchema).readonly(),
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

/** The questions of a package, which its places answer. */
export const searchAnswersSchema: z.ZodType<SearchAnswers> = z.record(
  z.string(),
  z.array(
    z.strictObject({
      question: z.string().min(1),
      quote: z.string().min(1).exactOptional(),
      near: z.array(z.string()).exactOptional(),
      asked: z.array(z.string()),
    }),
  ),
);

/** The most that a document may have, in characters; the largest of ours has a tenth. */
const largestDocument = 2_000_000;

/** A page rendered whole, and what it says of itself; what an earlier shell said beside that is not read. */
export const renderedDocumentSchema = z.object({
  /** The document: readable as it is, and complete for hydration. */
  html: z.string().max(largestDocument, 'is larger than 2 MB'),
  /** The page's own title, without the name of the site. */
  title: z.string(),
  /** The section of the site, as in `Admissions`. */
  section: z.string(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** Its first picture, by the prefix of its file names; null where it has none. */
  picture: z.string().nullable(),
});

/** Cloudflare takes lines of 2,000 characters, nginx values of 4,096 bytes, and refuses its whole configuration over it. */
const longestHeader = 1900;
const header = z
  .string()
  .regex(/^[\x20-\x7e]*$/)
  .max(longestHeader, `has more than ${longestHeader} characters, which not every host takes`);
const headers = z.record(z.string().regex(/^[A-Za-z-]+$/), header).readonly();

/** As many as Cloudflare and GitHub's hosts take. */
const mostRedirects = 1000;

/** How a site is served, as data. */
export const hostingSchema = z.strictObject({
  /** The site's name. */
  name: z.string(),
  /** Names of hosts that it is published under; one that begins with a dot stands for all that end in it. */
  hosts: names,
  /** Headers of documents, and of whatever else may change. */
  documents: headers,
  /** Headers of files that never change, and the folders in which these stand. */
  immutable: headers,
  immutableFolders: names,
  /** Headers that are sent over TLS alone. */
  overTls: headers,
  redirects: redirects.refine(
    (all) => Object.keys(all).length <= mostRedirects,
    `has more than ${mostRedirects} addresses, which not every host takes`,
  ),
  /** Folders whose unknown addresses have a document of their own, as `/college/`. */
  notFoundFolders: names,
  /** Files among the public ones that are for hosts, not for visitors. */
  hostFiles: names,
});

/** What a release writes beside its pages, by path in the public part of the site. */
export const siteFilesSchema = z
  .record(z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'is no file of a site'), z.string())
  .readonly();
