import { counselorLines as lines, english } from '@3eu/university/facts';
import { readers } from './readers';
import type { Content } from './schemas';

/** An admissions counselor; specification, section 3, Counselor. */
export type Counselor = Content<'counselor-list'>['counselors'][number];

const [adaeze, martin, priya, thomas, leila, grace] = readers;

/** The counselors. Invented, as is everybody at 3E. */
export const counselors = [
  {
    ...adaeze,
    ...lines.adaeze,
    specialties: ['Early Decision', 'Honors applicants'],
    territories: [
      'Connecticut',
      'Maine',
      'Massachusetts',
      'New Hampshire',
      'New Jersey',
      'New York',
      'Rhode Island',
      'Vermont',
    ],
    education: 'M.Ed. in higher education, B.A. in history',
    experience: '16 years in admissions, 9 of them at 3E',
    bio: 'Reads the essay before the transcript, and has never regretted the order. Ask her what to leave out.',
  },
  {
    ...martin,
    ...lines.martin,
    specialties: ['First-generation students', 'Financial aid questions'],
    territories: [
      'Delaware',
      'Florida',
      'Georgia',
      'Maryland',
      'North Carolina',
      'Pennsylvania',
      'South Carolina',
      'Virginia',
      'West Virginia',
    ],
    education: 'M.A. in counseling, B.A. in sociology',
    experience: '11 years, the first three in the aid office',
    bio: 'The first in his family to finish college. He will go through the FAFSA with you, line by line, on the phone.',
  },
  {
    ...priya,
    ...lines.priya,
    page: { label: 'Transferring to 3E', href: '/admissions/transfer' },
    specialties: ['Transfer students', 'Adult learners'],
    territories: ['Illinois', 'Indiana', 'Kentucky', 'Michigan', 'Ohio', 'Tennessee', 'Wisconsin'],
    education: 'M.S. in student affairs, B.S. in mathematics',
    experience: '8 years, after two as a registrar',
    bio: 'Knows which of your credits will count before you have finished the sentence. Transferred twice herself.',
  },
  {
    ...thomas,
    ...lines.thomas,
    specialties: ['Engineering and computing', 'Rural schools'],
    territories: ['Iowa', 'Kansas', 'Minnesota', 'Missouri', 'Nebraska', 'North Dakota', 'Oklahoma', 'South Dakota'],
    education: 'B.S. in mechanical engineering',
    experience: '20 years, and 400 school gyms',
    bio: 'Drives to schools that other universities write to. If yours has a class of nine, he has probably been there.',
  },
  {
    ...leila,
    ...lines.leila,
    specialties: ['International students', 'TOEFL and IELTS'],
    territories: ['Alabama', 'Arizona', 'Arkansas', 'Louisiana', 'Mississippi', 'New Mexico', 'Texas'],
    beyond: 'Washington, D.C., the territories and every other country',
    education: 'M.A. in applied linguistics, B.A. in translation',
    experience: '10 years, on three continents',
    bio: `Explains student visas in ${english.counselorSpeaks}. Write to her early; consulates are slower than we are.`,
    page: { label: 'Applying from another country', href: '/admissions/international' },
  },
  {
    ...grace,
    ...lines.grace,
    specialties: ['Homeschooled applicants', 'Tribal college partnerships'],
    territories: [
      'Alaska',
      'California',
      'Colorado',
      'Hawaii',
      'Idaho',
      'Montana',
      'Nevada',
      'Oregon',
      'Utah',
      'Washington',
      'Wyoming',
    ],
    education: 'M.F.A. in printmaking, B.A. in Native American studies',
    experience: '7 years, and a studio before that',
    bio: 'Taught at home? She reads the reading list where others have a report card. We have no art program and ask for no portfolio.',
  },
] as const satisfies Content<'counselor-list'>['counselors'];
