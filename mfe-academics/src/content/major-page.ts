import type { Course } from './types';

/** Words of every major page that no single major owns. */
export const majorPage = {
  parent: { label: 'Academics', href: '/academics' },
  curriculum: {
    title: (credits: number) => `Four years, ${credits} credits`,
    caption: 'Each year builds on the one before; electives fill the rest.',
    columns: { year: 'Year', courses: 'Courses', credits: 'Credits' },
    detail: ({ credits, after }: Course) => (after ? `${credits} credits, after ${after}` : `${credits} ${credits === 1 ? 'credit' : 'credits'}`),
  },
  specializations: 'Specializations',
  glance: {
    title: 'At a glance',
    salary: 'Starting salary',
    placement: 'Placed in six months',
    degree: 'Degree',
    duration: 'Duration',
    credits: 'Credit hours',
    college: 'College',
  },
  outlook: {
    title: 'Where it leads',
    growth: 'job growth over ten years',
    salary: 'median starting salary',
    employers: 'Top employers',
  },
  faculty: 'Faculty spotlight',
  projects: { title: 'Student projects', lede: 'Three that left the building.' },
  apply: 'Apply Now',
  visit: 'Schedule a Visit',
  information: 'Request information',
  closing: 'Next step: thirty minutes or ninety.',
  notFound: {
    title: 'Major Not Found',
    text: 'We teach more majors than we have pages for. Admissions can tell you about the rest, and the colleges list them all.',
    link: 'See all programs',
    information: 'Request information',
    metadata: { title: 'Major Not Found', description: 'There is no page for a major of 3E University at this address.', keywords: ['majors'], section: 'Academics' },
  },
} as const;
