import { caseTable, deanMargitAasen, taxClinic, collegeBusinessEmblem } from '@3eu/university/pictures';
import { outcomes } from '@3eu/university/facts';
import type { CollegeContent } from '../types';

export const business = {
  description:
    'Business here is a trade with consequences: real clients, audited books, and a paid placement before the fourth year.',
  emblem: collegeBusinessEmblem,
  picture: taxClinic,
  stats: { students: '4,200', faculty: '140', programs: '52', placement: outcomes.business.placement },
  dean: {
    name: 'Dr. Margit Aasen',
    title: 'Dean, College of Business',
    picture: deanMargitAasen,
    message: [
      'I kept the books for a shipyard before I taught anyone to read a set of books. What I learned there is what I look for in a student: say the bad number first, then say what you will do about it.',
      'You will work for someone real in every year of this college. Some of it will be tedious. All of it will be looked at by a person who depends on the answer.',
    ],
  },
  featured: ['Business Administration', 'Finance', 'Marketing'],
  facilities: [
    { name: 'The case room', text: 'One oval table, forty seats, and no back row to hide in.' },
    { name: 'Trading floor', text: 'Twenty-four desks with live data, open until the last market closes.' },
    {
      name: 'Harbor tax clinic',
      text: 'Students file returns for three hundred neighbors every spring, free of charge.',
    },
    { name: 'Founders’ workshop', text: 'Benches, a shared lawyer and one meeting room with a clock that rings.' },
  ],
  facilitiesPicture: caseTable,
  thesis: {
    title: 'What a Quiet Harbor Costs',
    author: 'Imani Falk',
    program: 'Accounting, B.S.',
    begins: [
      'Everybody on Gull Island says that the night ferry loses money. I say so, too; I grew up hearing it. This thesis began when I asked who had added it up, and nobody had.',
      'The ferry company counts fuel, crew and the boat. It does not count the two nurses who take the late shift because they can get home, the fish that leaves at four in the morning, or the eleven children who would board in town. I counted them for a year, with receipts.',
      'On paper the night boat loses $212,000 a year. With everybody in the sum it earns the islands three times that. The difference is not an opinion. It is a column that was missing.',
    ],
  },
  metadata: {
    title: 'College of Business',
    description: `Business degrees at 3E University: administration, finance, marketing and more, with a paid placement and ${outcomes.business.placement} of graduates placed within six months.`,
    keywords: [
      'college of business',
      'business school',
      'MBA',
      'finance degree',
      'marketing degree',
      'accounting degree',
    ],
    section: 'Academics',
  },
} as const satisfies CollegeContent;
