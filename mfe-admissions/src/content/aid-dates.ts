import { aidDeadlines } from '@3eu/university/facts';
import type { DatedEntry } from './types';

/** Financial aid's four dates of a year; specification, section 9, Deadlines. */
export const aidDates = [
  { day: aidDeadlines.fafsaPriority, title: 'FAFSA priority', text: 'File by then and you are first in line.' },
  {
    day: aidDeadlines.cssProfile,
    title: 'CSS Profile',
    text: 'Our own grants go by it: it asks what the FAFSA does not, such as a second household.',
  },
  {
    day: aidDeadlines.scholarships,
    title: 'Scholarships',
    text: 'No form: your application must be complete, letters included.',
  },
  { day: aidDeadlines.awards, title: 'Aid awards', text: 'We write to you, with every line explained.' },
] as const satisfies readonly DatedEntry[];
