import type { Href } from '@3eu/shared/router';

/** What search engines read of a page. */
export type Metadata = { title: string; description: string; keywords: readonly string[]; section: string };

/** What a page opens with. */
export type Header = { title: string; lede: string };

/** A heading and a sentence or two. */
export type Entry = { title: string; text: string };

/** A link of the site or out of it. */
export type Action = { label: string; href: Href };

/** A figure and what it counts. */
export type Stat = { value: string; label: string };

/** A way to reach somebody: what for, the link, and how soon. */
export type ContactWay = Entry & { link: Action };
