import type { Href } from '@3eu/shared/router';
import type { SeoProps } from '@3eu/shared/seo';

/** What search engines read of a page. */
export type Metadata = Pick<SeoProps, 'title' | 'description' | 'keywords' | 'section'>;

/** What a page opens with. */
export type Header = { title: string; lede: string };

/** A heading and a sentence or two. */
export type Entry = { title: string; text: string };

/** A link of the site or out of it. */
export type Action = { label: string; href: Href };

/** A figure and what it counts. */
export type Stat = { value: string; label: string };

/** Something that happens on one day. */
export type CampusEvent = Entry & { date: string; time: string; place: string };

/** The tours of the visit page; specification, section 3. */
export type TourId = 'general' | 'academic' | 'student-life';
