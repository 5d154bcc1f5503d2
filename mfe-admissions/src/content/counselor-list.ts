import {
  adaezeOkonkwo,
  graceWhitehorse,
  leilaHaddad,
  martinReyes,
  priyaRaman,
  thomasLindqvist,
} from '@3eu/shared/people';
import type { PortraitSource } from '@3eu/shared/ui';

/** An admissions counselor; specification, section 3, Counselor. */
export type Counselor = {
  name: string;
  title: string;
  portrait: PortraitSource;
  email: string;
  /** As people write it; `tel` makes the address. */
  phone: string;
  specialties: readonly string[];
  /** Their states in two or three words. */
  region: string;
  /** Each of the fifty states belongs to one counselor. */
  territories: readonly string[];
  /** Applicants beyond the fifty states who are theirs too. */
  beyond?: string;
  education: string;
  experience: string;
  bio: string;
};

/** The six counselors. Invented, as is everybody at 3E. */
export const counselors = [
  {
    name: 'Adaeze Okonkwo',
    title: 'Director of Admissions',
    portrait: adaezeOkonkwo,
    email: 'adaeze.okonkwo@3eu.example',
    phone: '+1 (555) 010-0151',
    specialties: ['Early Decision', 'Honors applicants'],
    region: 'New England, New York and New Jersey',
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
    name: 'Martin Reyes',
    title: 'Senior Admissions Counselor',
    portrait: martinReyes,
    email: 'martin.reyes@3eu.example',
    phone: '+1 (555) 010-0152',
    specialties: ['First-generation students', 'Financial aid questions'],
    region: 'Pennsylvania down to Florida',
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
    name: 'Priya Raman',
    title: 'Transfer Admissions Counselor',
    portrait: priyaRaman,
    email: 'priya.raman@3eu.example',
    phone: '+1 (555) 010-0153',
    specialties: ['Transfer students', 'Adult learners'],
    region: 'The Great Lakes, Kentucky and Tennessee',
    territories: ['Illinois', 'Indiana', 'Kentucky', 'Michigan', 'Ohio', 'Tennessee', 'Wisconsin'],
    education: 'M.S. in student affairs, B.S. in mathematics',
    experience: '8 years, after two as a registrar',
    bio: 'Knows which of your credits will count before you have finished the sentence. Transferred twice herself.',
  },
  {
    name: 'Thomas Lindqvist',
    title: 'Admissions Counselor',
    portrait: thomasLindqvist,
    email: 'thomas.lindqvist@3eu.example',
    phone: '+1 (555) 010-0154',
    specialties: ['Engineering and computing', 'Rural schools'],
    region: 'Minnesota down to Oklahoma',
    territories: ['Iowa', 'Kansas', 'Minnesota', 'Missouri', 'Nebraska', 'North Dakota', 'Oklahoma', 'South Dakota'],
    education: 'B.S. in mechanical engineering',
    experience: '20 years, and 400 school gyms',
    bio: 'Drives to schools that other universities write to. If yours has a class of nine, he has probably been there.',
  },
  {
    name: 'Leila Haddad',
    title: 'International Admissions Counselor',
    portrait: leilaHaddad,
    email: 'leila.haddad@3eu.example',
    phone: '+1 (555) 010-0155',
    specialties: ['International students', 'TOEFL and IELTS'],
    region: 'The Gulf Coast, the Southwest and other countries',
    territories: ['Alabama', 'Arizona', 'Arkansas', 'Louisiana', 'Mississippi', 'New Mexico', 'Texas'],
    beyond: 'Washington, D.C., the territories and every other country',
    education: 'M.A. in applied linguistics, B.A. in translation',
    experience: '10 years, on three continents',
    bio: 'Has explained student visas in four languages. Write to her early; consulates are slower than we are.',
  },
  {
    name: 'Grace Whitehorse',
    title: 'Admissions Counselor',
    portrait: graceWhitehorse,
    email: 'grace.whitehorse@3eu.example',
    phone: '+1 (555) 010-0156',
    specialties: ['Arts portfolios', 'Tribal college partnerships'],
    region: 'The Rockies and the Pacific',
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
    bio: 'Looks at every page of every portfolio. Three strong pieces beat twelve, she says, and she will tell you which three.',
  },
] as const satisfies readonly Counselor[];
