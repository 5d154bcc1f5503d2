import { businessEmblem, studioBusiness } from '@3eu/shared/pictures';
import { margitAasen } from '@3eu/shared/people';
import { outcomes } from '@3eu/shared/site';
import type { College } from '../types';

export const college = {
  slug: 'business',
  order: 1,
  name: 'College of Business',
  shortName: 'Business',
  note: 'Accounts, markets and the people in them',
  description: 'Business is taught here as a trade with consequences: real clients, audited accounts, and a paid placement before the fourth year.',
  emblem: businessEmblem,
  stats: { students: '4,200', faculty: '140', programs: '52', placement: outcomes.business.placement },
  dean: {
    name: 'Dr. Margit Aasen',
    title: 'Dean, College of Business',
    portrait: margitAasen,
    message: [
      'I kept the books of a shipyard before I taught anyone to read a set of books. What I learned there is what I look for in a student: say the bad number first, then say what you will do about it.',
      'You will work for someone real in every year of this college. Some of it will be tedious. All of it will be looked at by a person who depends on the answer.',
    ],
  },
  featured: ['business-administration', 'finance', 'marketing'],
  furtherPrograms: [
    { slug: 'accounting', name: 'Accounting', description: 'Four years to the professional examination, with a tax season in the clinic.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'finance', name: 'Finance', description: 'Markets, risk and a fund of two million dollars that students really manage.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'international-business', name: 'International Business', description: 'Trade, customs and a term at a partner school abroad.', duration: '4 years', type: 'Bachelor of Business Administration' },
    { slug: 'marketing', name: 'Marketing', description: 'From first sketch to full stadium: campaigns for real clients every term.', duration: '4 years', type: 'Bachelor of Business Administration' },
    { slug: 'supply-chain-management', name: 'Supply Chain Management', description: 'How things get here, taught at the container dock.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'master-of-business-administration', name: 'Master of Business Administration', description: 'Two years of evenings for people who already manage something.', duration: '2 years', type: 'Master of Business Administration' },
  ],
  facilities: [
    { name: 'The case room', text: 'One oval table, forty seats, and no back row to hide in.' },
    { name: 'Trading floor', text: 'Twenty-four desks with live data, open until the last market closes.' },
    { name: 'Harbor tax clinic', text: 'Students file returns for three hundred neighbors every spring, free of charge.' },
    { name: 'Founders’ workshop', text: 'Benches, a shared lawyer and one meeting room with a clock that rings.' },
  ],
  facilitiesPicture: studioBusiness,
  metadata: {
    title: 'College of Business',
    description: `Business degrees at 3E University: administration, finance, marketing and more, with a paid placement and ${outcomes.business.placement} of graduates placed within six months.`,
    keywords: ['college of business', 'business school', 'finance degree', 'marketing degree', 'accounting degree'],
    section: 'Academics',
  },
} as const satisfies College;
