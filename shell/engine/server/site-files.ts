/** Room server: the files that stand beside documents. For server.tsx alone. */
import { hostingFile, nginxConfiguration } from '@3eu/platform/contract/descriptor';
import type { FilesRequest, SiteFiles } from '@3eu/platform/contract/render';
import { describeHosting } from './hosts/hosting';
import { formatNginx } from './hosts/nginx';
import { formatHeaders, formatRedirects } from './hosts/static-hosts';

/** The sitemap of all indexed pages; documents for unknown addresses are not pages. */
function sitemap(indexed: readonly string[]): string {
  const entries = indexed.map((path) => `<url><loc>${SITE.address}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const robots = () => `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${SITE.address}/sitemap.xml\n`;

const webManifest = () => ({
  name: SITE.name,
  short_name: SITE.shortName,
  start_url: '/',
  display: 'minimal-ui',
  background_color: SITE.colors.background,
  theme_color: SITE.colors.theme,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The first of January or July that is at least half a year away: a release renews it, and few releases change the file. */
function expiry(now: Date): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return new Date(Date.UTC(year + 1, month < 6 ? 0 : 6));
}

/** How to report a vulnerability (RFC 9116). It must have an expiry, preferably within a year. */
function securityText(now: Date): string {
  return `Contact: ${SITE.contact.security}\nExpires: ${expiry(now).toISOString()}\nPreferred-Languages: ${SITE.language}\nCanonical: ${SITE.address}/.well-known/security.txt\n`;
}

/** A text escaped for HTML, also within an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The document of an address that has moved, for hosts that know no redirects. */
function movedDocument(to: string): string {
  const [name, path, address] = [SITE.name, to, `${SITE.address}${to}`].map(escaped);
  return `<!doctype html><html lang="${SITE.language}"><head><meta charset="utf-8"><title>${name}</title><link rel="canonical" href="${address}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${path}"></head><body><p><a href="${path}">${address}</a></p></body></html>\n`;
}

/** The file of the document that redirects from an address. */
function movedFile(from: string): string {
  return `${from.slice(1)}/index.html`;
}

/**
 * Redirects that have a document: all but those that mend the case of an address (`/FAQ`), whose document would take the
 * page's place on a disk that knows no case. Hosts that know redirects have all of them.
 */
function withDocument(redirects: FilesRequest['redirects']): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from, to]) => from.toLowerCase() !== to);
}

/** What a site has beside its pages, by path: what programs ask for by name, moved addresses, hosts' configuration. */
export function siteFiles(request: FilesRequest): SiteFiles {
  const hosting = describeHosting(request);
  return {
    'sitemap.xml': sitemap(request.indexed),
    'robots.txt': robots(),
    '.well-known/security.txt': securityText(new Date(request.now)),
    'site.webmanifest': JSON.stringify(webManifest()),
    ...Object.fromEntries(withDocument(request.redirects).map(([from, to]) => [movedFile(from), movedDocument(to)])),
    [hostingFile]: `${JSON.stringify(hosting, null, 2)}\n`,
    _headers: formatHeaders(hosting),
    _redirects: formatRedirects(hosting),
    [nginxConfiguration]: formatNginx(hosting),
  };
}
