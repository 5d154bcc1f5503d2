import { useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteConfig } from '../contract';
import { canonicalPath, socialPicturePath } from '../contract/canonical';
import { BlockContext, noBlock } from './block';
import { PageNotesContext, type SeoProps } from './notes';

declare global {
  /**
   * Whether this is the server build, which prerenders. The bundler puts the value in its place: what stands behind
   * `PRERENDER &&` is in no script of a page.
   */
  const PRERENDER: boolean;
  /** Who the site is, in what the shell's build makes: a property that is read stands there as a value, the others nowhere. */
  const SITE: SiteConfig;
}

export type { JsonLd, SeoProps } from './notes';

type Element = readonly [tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

const named = (name: string, content: string): Element => ['meta', { name, content }];
const property = (name: string, content: string): Element => ['meta', { property: name, content }];

/** The page's social card, where the site has them. */
const cardElements = (pathname: string) => [
  property('og:image', `${SITE.address}${socialPicturePath(pathname)}`),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  named('twitter:card', 'summary_large_image'),
];

/** The elements of the head that are a page's own, beside its title. */
function elementsOf(title: string, seo: SeoProps, pathname: string): Element[] {
  const { description, keywords, section, noindex, alternates = {} } = seo;
  const url = `${SITE.address}${canonicalPath(pathname)}`;
  return [
    named('description', description),
    named('keywords', keywords.join(', ')),
    property('og:type', 'website'),
    property('og:site_name', SITE.name),
    property('og:title', title),
    property('og:description', description),
    property('article:section', section),
    ...(noindex
      ? [named('robots', 'noindex')]
      : ([
          ['link', { rel: 'canonical', href: url }],
          property('og:url', url),
          ...Object.entries(alternates).map(
            ([hreflang, path]) =>
              ['link', { hrefLang: hreflang, rel: 'alternate', href: SITE.address + canonicalPath(path) }] as const,
          ),
          ...(SITE.cards ? cardElements(pathname) : []),
        ] as const)),
  ];
}

/** Selects them in a document. */
const own =
  'meta[property], link:is([rel=canonical], [hreflang]), meta:is([name=description], [name=keywords], [name=robots], [name^=twitter])';

/** The language of a page. */
export const languageOf = ({ lang = SITE.language }: Pick<SeoProps, 'lang'>) => lang;

const titleOf = ({ title }: SeoProps) => (title.includes(SITE.name) ? title : `${title} | ${SITE.name}`);

/** The metadata of the page at an address, for a document's head. */
export function SeoElements({ pathname, ...seo }: SeoProps & { pathname: string }) {
  const title = titleOf(seo);
  return (
    <>
      <title>{title}</title>
      {elementsOf(title, seo, pathname).map(([Tag, attributes]) => (
        <Tag key={Object.values(attributes)[0]} {...attributes} />
      ))}
    </>
  );
}

/**
 * A page's metadata for search engines and social cards (specification, section 1). The prerender step takes the
 * properties as data. In the browser an effect sets them each time that the page is shown: React 19.3.1 loses what it
 * hoists out of a hidden page that is shown again at once, and its next commit fails on that. Of a block it is ignored: a
 * document's metadata is its page's.
 */
export function Seo(props: SeoProps) {
  const { pathname } = useLocation();
  const notes = useContext(PageNotesContext);
  notes?.seo(props);
  const isOfBlock = useContext(BlockContext) === noBlock;
  useLayoutEffect(() => {
    if (isOfBlock) return;
    const title = titleOf(props);
    document.title = title;
    document.documentElement.lang = languageOf(props);
    for (const element of document.head.querySelectorAll(own)) element.remove();
    for (const [tag, attributes] of elementsOf(title, props, pathname)) {
      const element = document.head.appendChild(document.createElement(tag));
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  });
  return null;
}
