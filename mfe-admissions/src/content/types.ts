import type { Href } from '@3eu/shared/router';
import type { SeoProps } from '@3eu/shared/seo';

/** What search engines read of a page. */
export type PageSeo = Pick<SeoProps, 'title' | 'description' | 'keywords' | 'section'>;

/** Words and address of a link. */
export type PageLink = { label: string; href: Href };

/** How a page begins. */
export type Opening = { title: string; lede: string };
