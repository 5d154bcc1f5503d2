import { contact, mailto, phoneHours, responseTimes } from '@3eu/university/facts';
import type { FaqContent } from './types';

/** Frequently asked questions; the questions themselves are in `knowledge-base/entries.ts`. Specification, section 2. */
export const faq = {
  asked: [
    { label: 'Can I ask somebody in person?', href: '/counselors#people' },
    { label: 'Can I come and see for myself?', href: '/visit#tours' },
  ],
  metadata: {
    title: 'Frequently asked questions',
    description:
      'What people ask about 3E University, with plain answers: applying, deadlines, aid, housing, visits, parking, orientation, families and alumni.',
    keywords: ['faq', 'questions', 'help', 'admissions questions', 'application fee', 'deadlines', 'campus visit'],
    section: 'Help',
  },
  header: {
    title: 'Frequently asked questions',
    lede: 'Plain answers to what visitors ask. If yours is missing, a person answers the phone on weekdays.',
  },
  empty: {
    title: 'No Results Found',
    text: 'Try adjusting your search terms or browse by category.',
  },
  /** The questions for a search could not be loaded: shown above the prerendered list, and where there is none. */
  failed: {
    title: 'The search did not load',
    text: 'Something is wrong with the connection. This page shows every question, not the results of your search.',
    titleAlone: 'The questions did not load',
    textAlone: 'Something is wrong with the connection. Nothing you typed is lost.',
  },
  contact: {
    id: 'contact',
    title: 'Still Have Questions?',
    lede: 'Half of all calls are about a date. Nobody here minds being asked something obvious.',
    ways: [
      { title: 'Call admissions', link: { label: contact.phone, href: contact.phoneHref }, text: phoneHours },
      {
        title: 'Email admissions',
        link: { label: contact.admissionsEmail, href: mailto(contact.admissionsEmail) },
        text: responseTimes.email,
      },
    ],
  },
} as const satisfies FaqContent;
