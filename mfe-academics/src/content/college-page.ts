import { contact } from '@3eu/university/facts';
import { engineeringBench } from '@3eu/university/pictures';
import type { CollegePageContent } from './types';

/** Words of every college page that no single college owns. */
export const collegePage = {
  asked: [
    { label: 'How many credits does a degree take?', href: '/faq#how-many-credits-does-a-degree-take' },
    { label: 'Who hires me?', href: '/career-support#outcomes' },
  ],
  parent: { label: 'Academics', href: '/academics' },
  dean: 'From the dean',
  programs: {
    id: 'programs',
    title: 'Degree programs',
    lede: `Full degrees only; minors and certificates make up the rest of the count above. For the plan of one without a link, ask us. For a master’s, write to ${contact.admissionsEmail} by January 15, with transcript, two letters and a page on why.`,
  },
  facilities: 'Where the work is done',
  thesis: 'A senior thesis of last May, and how it begins',
  closing: {
    title: 'Apply, or come and see where you would work.',
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: 'Schedule a Visit', href: '/visit' },
    ],
  },
  notFound: {
    title: 'College Not Found',
    text: 'We have three colleges, and none of them lives at this address.',
    links: [
      { label: 'See all colleges', href: '/academics' },
      { label: 'Request information', href: '/request-info' },
    ],
    picture: engineeringBench,
    metadata: {
      title: 'College Not Found',
      description: 'There is no 3E University college at this address.',
      keywords: ['colleges'],
      section: 'Academics',
    },
  },
} as const satisfies CollegePageContent;
