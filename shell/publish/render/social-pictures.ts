import { renderOgPicture } from '@3eu/shared/build/og';
import { socialPicturePath } from '@3eu/shared/seo/address';
import type { RenderedDocument } from './prerender';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** The pictures that stand for pages on social cards: each drawn from its page's own title, section and first picture. */
export async function socialPictures(documents: readonly RenderedDocument[]): Promise<[path: string, content: Buffer][]> {
  const pictures: [string, Buffer][] = [];
  for (const { plan, html } of documents) {
    if (!html.includes('property="og:image"')) continue;
    const title = attribute(html, /<meta property="og:title" content="([^"|]+)/)?.trim();
    const section = attribute(html, /<meta property="article:section" content="([^"]+)/);
    const master = attribute(html, /\/pictures\/([a-z-]+)\.[0-9a-f]+\./) ?? 'quad-golden-hour';
    if (title && section) pictures.push([socialPicturePath(plan.url).slice(1), await renderOgPicture({ title, section, master })]);
  }
  return pictures;
}
