import type { Content } from './schemas';

/** A way to reach somebody: what for, the link, and how soon. */
export type ContactWay = Content<'faq'>['faq']['contact']['ways'][number];

/** A heading and a sentence or two. */
export type Entry = Pick<ContactWay, 'title' | 'text'>;
