import type { Href } from '../contract/href';

/** A link to another site, or to a mail or phone program. */
export type Hyperlink = { readonly label: string; readonly href: Href };

/** Postal address as the footer, the visit page and the structured data write it. */
export type PostalAddress = { readonly street: string; readonly city: string; readonly oneLine: string };

/** Opening hours of one row of a timetable. */
export type HoursRow = { readonly days: string; readonly hours: string };

/** Placement and starting salary of one field of study. */
export type Outcome = { readonly placement: string; readonly salary: string };
