import { engineeringBench } from '@3eu/university/pictures';
import type { CollegePageContent } from './types';

/** Words of every college page that no single college owns. */
export const collegePage = {
  asked: [
    { label: 'How many credits does a degree take?', href: '/faq#how-many-credits-does-a-degree-take' },
    { label: 'Who hires me?', href: '/career-support#outcomes' },
  ],
  parent: { label: 'Academics', href: '/academics' },
  statsLabel: 'The college in figures',
  statLabels: { students: 'students', faculty: 'faculty', programs: 'programs', placement: 'placed within six months' },
  dean: 'From the dean',
  programs: {
    id: 'programs',
    title: 'Degree programs',
    lede: 'Full degrees only; minors and certificates make up the rest of the count above. For the plan of one without a link, ask us.',
  },
  facilities: 'Where the work is done',
  closing: {
    title: 'Apply, or come and see where you would work.',
    apply: 'Apply Now',
    visit: 'Schedule a Visit',
  },
  notFound: {
    title: 'College Not Found',
    text: 'We have three colleges, and none of them lives at this address.',
    link: 'See all colleges',
    information: 'Request information',
    picture: engineeringBench,
    metadata: {
      title: 'College Not Found',
      description: 'There is no 3E University college at this address.',
      keywords: ['colleges'],
      section: 'Academics',
    },
  },
} as const satisfies CollegePageContent;
