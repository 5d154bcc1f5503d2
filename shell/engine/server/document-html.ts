/**
 * Room server: a document as HTML. For server.tsx alone. What it writes for scripts is read by documents’ own shells:
 * see document-data.ts.
 */
import { createHash } from 'node:crypto';
import {
  configElementId,
  dataBlock,
  menusElementId,
  policyElement,
  registryElementId,
  scriptJson,
} from '@3eu/platform/contract/elements';
import { documentPolicy } from '@3eu/platform/contract/policy';
import type { DocumentRequest } from '@3eu/platform/contract/render';
import type { FirstPicture } from '@3eu/platform/page/notes';
import type { Look } from '../site';
import type { Menus } from '../navigation/menus';
import { entryAttributes, type DocumentState } from '../federation/document-data';

export type DocumentParts = Pick<DocumentRequest, 'config' | 'connections' | 'entry' | 'start' | 'preload'> & {
  /** Content of `#root`. */
  body: string;
  head: string;
  lang: string;
  firstPicture?: FirstPicture | undefined;
  /** Id of the element that the first view ends with. */
  firstView?: string | undefined;
  structuredData: readonly object[];
  /** The critical styles, and the names that tell emotion in the browser that these are present. */
  css: string;
  cssNames: readonly string[];
  state: Omit<DocumentState, 'scripts'>;
  menus: Menus;
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function fontLink(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;
}

/** Browsers that know it show nothing before they have read the first view: what comes later then moves nothing of it. */
function expectLink(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/** The picture comes far below the styles: the preload requests it earlier. */
function pictureLink({ srcSet, sizes, type }: FirstPicture): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}

/**
 * The critical styles. Their names are in an empty element beside them: emotion moves the element that has the names,
 * which would make the browser parse all styles again and restyle the whole page.
 */
function styleElements({ css, cssNames }: Pick<DocumentParts, 'css' | 'cssNames'>): string {
  return `<style>${css}</style><style data-emotion="css ${cssNames.join(' ')}"></style>`;
}

/**
 * The one script that a document names comes last, and asks for the others itself: named by the document, they would take
 * the network from the pictures and fonts of the first paint.
 */
function firstScript({ entry, start }: Pick<DocumentParts, 'entry' | 'start'>): string {
  return `<script async src="${start.url}" crossorigin="anonymous" integrity="${start.integrity}" ${entryAttributes(entry)}></script>`;
}

export function documentHtml(look: Look, parts: DocumentParts): string {
  const {
    body,
    head,
    lang,
    css,
    cssNames,
    firstPicture,
    firstView,
    structuredData,
    state,
    menus,
    config,
    connections,
    entry,
    start,
    preload,
  } = parts;
  const base = look.css;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `${policyElement}"${documentPolicy([hashSource(base), hashSource(css)], connections)}">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="${SITE.colors.theme}"><meta name="color-scheme" content="light">`,
    head,
    ...(firstView ? [expectLink(firstView)] : []),
    ...(firstPicture ? [pictureLink(firstPicture)] : []),
    ...look.fonts.map(fontLink),
    `<style>${base}</style>${styleElements({ css, cssNames })}`,
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `</head><body><div id="root">${body}</div>`,
    // What only search engines and scripts read comes after what visitors read.
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
    dataBlock(registryElementId, { ...state, scripts: preload }),
    dataBlock(menusElementId, menus),
    dataBlock(configElementId, config),
    firstScript({ entry, start }),
    '</body></html>',
  ].join('');
}
