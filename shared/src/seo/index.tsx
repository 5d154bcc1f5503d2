import { useContext } from 'react';
import { brand, siteUrl } from '../site';
import { useLocation } from '../router';
import { canonicalPath, socialPicturePath } from './address';
import { PageNotesContext, type SeoProps } from '../page-notes';

declare global {
  /**
   * Whether this is the server build, which prerenders. The bundler puts the value in its place: what stands behind
   * `PRERENDER &&` is in no script of a page.
   */
  const PRERENDER: boolean;
}

export type { JsonLd, SeoProps } from '../page-notes';

/** The elements that `Seo` puts into the head of the page at an address. */
export function SeoElements({
  title,
  description,
  keywords,
  section,
  noindex = false,
  pathname,
}: SeoProps & { pathname: string }) {
  const fullTitle = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  const url = `${siteUrl}${canonicalPath(pathname)}`;
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

/**
 * A page's metadata for search engines and social cards (specification, section 1), which React puts into the head while
 * the page is shown. The prerender step takes the properties as data and writes the head itself.
 */
export function Seo(props: SeoProps) {
  const { pathname } = useLocation();
  const notes = useContext(PageNotesContext);
  if (!notes) return <SeoElements {...props} pathname={pathname} />;
  notes.seo(props);
  return null;
}
