import { brand, siteUrl } from '@3eu/shared/site';
import type { DocumentPlan } from '../render/documents';

function isIndexed({ file }: DocumentPlan): boolean {
  return !file.endsWith('404.html') && file !== 'offline/index.html';
}

/** Every page that stands for itself; documents of unknown addresses are no pages. */
function sitemap(plans: readonly DocumentPlan[]): string {
  const entries = plans.filter(isIndexed).map(({ url }) => `<url><loc>${siteUrl}${url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const robots = `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`;

const webManifest = {
  name: brand.name,
  short_name: brand.shortName,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#FFFFFF',
  theme_color: '#073F45',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** The small files that a site has beside its documents, by name. */
export function siteFiles(plans: readonly DocumentPlan[]): Record<string, string> {
  return {
    'sitemap.xml': sitemap(plans),
    'robots.txt': robots,
    'site.webmanifest': JSON.stringify(webManifest),
  };
}
