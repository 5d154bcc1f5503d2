import { join } from 'node:path';
import { renderOgPicture } from '@3eu/shared/build/og';
import { socialPicturePath } from '@3eu/shared/seo/address';
import type { RenderedDocument } from './prerender';
import { writeWhole, type SiteFolder } from './site-folder';

function attribute(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** Draws the pictures that stand for pages on social cards: each from its page's own title, section and first picture. */
export async function writeSocialPictures({ root }: SiteFolder, documents: readonly RenderedDocument[]): Promise<void> {
  for (const { plan, html } of documents) {
    if (!html.includes('property="og:image"')) continue;
    const title = attribute(html, /<meta property="og:title" content="([^"|]+)/)?.trim();
    const section = attribute(html, /<meta property="article:section" content="([^"]+)/);
    const master = attribute(html, /\/pictures\/([a-z-]+)\.[0-9a-f]+\./) ?? 'quad-golden-hour';
    if (title && section) await writeWhole(join(root, socialPicturePath(plan.url)), await renderOgPicture({ title, section, master }));
  }
}
