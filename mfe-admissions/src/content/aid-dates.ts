import { aidDeadlines } from '@3eu/shared/site';
import type { Content } from './schemas';

/** Financial aid's four dates of a year; specification, section 9, Deadlines. */
export const aidDates = [
  { lead: aidDeadlines.fafsaPriority.medium, title: 'FAFSA priority', text: 'File by then and you are first in line.' },
  {
    lead: aidDeadlines.cssProfile.medium,
    title: 'CSS Profile',
    text: 'It asks what the FAFSA does not, such as a second household.',
  },
  {
    lead: aidDeadlines.scholarships.medium,
    title: 'Scholarships',
    text: 'No form: your application must be complete, letters included.',
  },
  { lead: aidDeadlines.awards.medium, title: 'Aid awards', text: 'We write to you, with every line explained.' },
] as const satisfies Content<'aid-dates'>['aidDates'];
