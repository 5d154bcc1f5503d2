import { brand, contact, siteUrl } from '@3eu/university/facts';
import { palette } from '@3eu/university/ui/tokens';
import { withDocument, type PageFacts } from './versions';

/** The sitemap of all indexed pages; documents for unknown addresses are not pages. */
function sitemap(pages: readonly PageFacts[]): string {
  const entries = pages.filter(({ indexed }) => indexed).map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`;

const webManifest = {
  name: brand.name,
  short_name: brand.shortName,
  start_url: '/',
  display: 'minimal-ui',
  background_color: palette.white,
  theme_color: palette.teal900,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The first of January or July that is at least half a year away: a release renews it, and few releases change the file. */
function expiry(now: Date): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return new Date(Date.UTC(year + 1, month < 6 ? 0 : 6));
}

/** How to report a vulnerability (RFC 9116). It must have an expiry, preferably within a year. */
function securityText(now: Date): string {
  return `Contact: ${contact.emailHref}\nExpires: ${expiry(now).toISOString()}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}

/** A text escaped for HTML, also within an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The document of an address that has moved, for hosts that know no redirects. */
function movedDocument(to: string): string {
  const [name, path, address] = [brand.name, to, `${siteUrl}${to}`].map(escaped);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><link rel="canonical" href="${address}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p><a href="${path}">${address}</a></p></body></html>\n`;
}

/** The file of the document that redirects from an address. */
function movedFile(from: string): string {
  return `${from.slice(1)}/index.html`;
}

/** The small files that a site has beside its documents, by name. */
export function ownFiles(
  pages: readonly PageFacts[],
  redirects: Readonly<Record<string, string>>,
  now: Date,
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(pages),
    'robots.txt': robots,
    '.well-known/security.txt': securityText(now),
    'site.webmanifest': JSON.stringify(webManifest),
    ...Object.fromEntries(withDocument(redirects).map(([from, to]) => [movedFile(from), movedDocument(to)])),
  };
}
