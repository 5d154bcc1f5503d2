import { createContext, useContext } from 'react';
import { brand, siteUrl } from '../site';
import { useLocation } from '../router';
import { canonicalPath, socialPicturePath } from './address';

/** A schema.org object, as in `{ '@type': 'BreadcrumbList', … }`. */
export type JsonLd = Record<string, unknown>;

export type SeoProps = {
  /** The page's own title; the brand is added. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The section of the site, as in `Admissions`. */
  section: string;
  /** schema.org data. Prerendered into the head only: a script element made in the browser would need Trusted Types. */
  jsonLd?: JsonLd | readonly JsonLd[];
  /** For pages that stand for an address that does not exist: no canonical address, and not indexed. */
  noindex?: boolean;
};

/** Where the prerender step collects the schema.org data of the page it renders; null in the browser. */
export const JsonLdCollector = createContext<((data: JsonLd) => void) | null>(null);

/**
 * A page's metadata for search engines and social cards (specification, section 1). React puts the elements into
 * the head, replaces them on a client navigation, and finds the prerendered ones again on hydration.
 */
export function Seo({ title, description, keywords, section, jsonLd = [], noindex = false }: SeoProps) {
  const { pathname } = useLocation();
  const collect = useContext(JsonLdCollector);
  const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  const url = `${siteUrl}${canonicalPath(pathname)}`;
  if (collect) for (const data of [jsonLd].flat() as JsonLd[]) collect(data);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="article:section" content={section} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={`${siteUrl}${socialPicturePath(pathname)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
