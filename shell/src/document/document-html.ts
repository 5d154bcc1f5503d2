import { createHash } from 'node:crypto';
import type { DocumentRegistry, PinnedScript } from '@3eu/shared/contract/release';
import type { JsonLd } from '@3eu/shared/seo';
import { baseCss } from '@3eu/shared/ui/base-css';
import { fonts } from '@3eu/shared/fonts';
import { configElementId, registryElementId } from '../remotes/document-registry';
import { documentPolicy, type ForeignOrigins } from './policy';

/** A page rendered for its document. */
export type RenderedPage = {
  /** Content of `#root`. */
  body: string;
  /** Metadata and preload links that the page put into the head. */
  head: string;
  /** The critical styles, and the names that tell emotion in the browser that they are there. */
  css: string;
  cssNames: readonly string[];
  jsonLd: readonly JsonLd[];
};

export type DocumentParts = RenderedPage & {
  registry: DocumentRegistry;
  /** What is configured at run time, for the pages that ask for it. */
  config: object;
  /** Origins other than the site's own that its pages need. */
  origins: ForeignOrigins;
  /** The shell's entry, which the document runs. */
  entry: PinnedScript;
  /** Scripts that the page needs besides, in the order in which they are needed. */
  preload: readonly PinnedScript[];
};

/** JSON that is safe inside a script element: no `<` can end it. */
function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The value of a content-security hash source for an inlined text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function preloadLink({ url, integrity }: PinnedScript): string {
  return `<link rel="preload" as="script" href="${url}" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low">`;
}

const fontLinks = Object.values(fonts).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`);

/** The whole document of a page: readable as it is, and complete for hydration. */
export function documentHtml({ body, head, css, cssNames, jsonLd, registry, config, origins, entry, preload }: DocumentParts): string {
  const base = baseCss(fonts);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy([hashSource(base), hashSource(css)], origins)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#073F45"><meta name="color-scheme" content="light">',
    head,
    ...fontLinks,
    `<style>${base}</style><style data-emotion="css ${cssNames.join(' ')}">${css}</style>`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    ...preload.map(preloadLink),
    `<script defer src="${entry.url}" crossorigin="anonymous" integrity="${entry.integrity}"></script>`,
    ...jsonLd.map((data) => `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...data })}</script>`),
    `<script type="application/json" id="${registryElementId}">${inlineJson(registry)}</script>`,
    `<script type="application/json" id="${configElementId}">${inlineJson(config)}</script>`,
    `</head><body><div id="root">${body}</div></body></html>`,
  ].join('');
}
