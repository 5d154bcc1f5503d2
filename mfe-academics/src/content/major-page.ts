import { lost } from '@3eu/university/pictures';
import { yearCost, inDollars } from '@3eu/university/facts';
import type { MajorPageContent } from './types';

/** Words of every major page that no single major owns. */
export const majorPage = {
  asked: [
    { label: 'What does a year cost?', href: '/faq#what-does-a-year-cost' },
    { label: 'What do graduates earn in my field?', href: '/faq#what-do-graduates-earn-in-my-field' },
  ],
  parent: { label: 'Academics', href: '/academics' },
  cost: {
    text: `A year costs ${inDollars(yearCost.total)} before aid.`,
    more: { label: 'What a year costs', href: '/financial-aid#cost' },
  },
  curriculum: {
    lede: 'Each year builds on the one before; the bar above each year shows how much of the degree is done by its end.',
  },
  specializations: 'Specializations',
  outlook: {
    title: 'Where it leads',
    chartNote: (own: string) =>
      `Per year, before tax: ${own}, the other fields our career office tracks, and the average of all graduates.`,
  },
  faculty: 'Faculty spotlight',
  projects: {
    id: 'projects',
    title: 'Student projects',
    lede: 'Three that left the building.',
  },
  related: { title: 'Two majors near this one' },
  closing: 'Apply, or sit in on a lecture first.',
  notFound: {
    title: 'Major Not Found',
    text: 'We teach more majors than we have pages for. The colleges list them all, and admissions can tell you more.',
    /** Where the slug is that of a program which is taught but has no page. */
    taught: {
      text: (program: string, college: string) =>
        `We do teach ${program}, in the ${college}; its page just has not been written yet. The college lists it with its degree, and admissions will send you the plan.`,
      college: (shortName: string) => `See all of ${shortName}`,
    },
    links: [
      { label: 'See all colleges and programs', href: '/academics' },
      { label: 'Request information', href: '/request-info' },
    ],
    picture: lost,
    metadata: {
      title: 'Major Not Found',
      description: 'There is no page for a 3E University major at this address.',
      keywords: ['majors'],
      section: 'Academics',
    },
  },
} as const satisfies MajorPageContent;
