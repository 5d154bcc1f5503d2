import { day, days, figures } from '../../facts';

export type { Specimen } from './specimen';

/** Sample words of the style guide; they stand on no page that visitors see. */
export const sample = {
  figures: [
    { value: figures.students, label: 'students' },
    { value: figures.programs, label: 'programs' },
    { value: figures.jobPlacement, label: 'job placement' },
    { value: figures.researchFunding, label: 'research funding' },
  ],
  ledger: [
    {
      title: 'Official transcript',
      text: 'Sent by your school, with the courses you are taking now.',
      meta: 'By mail',
    },
    { title: 'Two letters', text: 'One from a teacher, one from anybody who has seen you work.', href: '/admissions' },
  ],
  claims: [
    { title: 'Your teachers know your name', text: 'Classes average 22.', evidence: '12:1' },
    { title: 'Work follows', text: 'Placements are written into every major.', evidence: '95%' },
  ],
  steps: [
    { title: 'Apply online', text: 'About thirty minutes.' },
    { title: 'Send your record', text: 'Your school does it.' },
    { title: 'Review', text: 'Two of us read everything.' },
  ],
  strip: [
    { lead: 'Feb 1', title: 'FAFSA priority', text: 'File by now.' },
    { lead: 'Mar 1', title: 'Scholarships', text: 'No form needed.' },
  ],
  facts: [
    { term: 'Starting salary', value: '$85,000', big: true },
    { term: 'Duration', value: '4 years' },
  ],
  plans: [
    { name: 'Early Decision', due: 'Nov 1', binding: 'Binding', deposit: 500 },
    { name: 'Regular Decision', due: 'Jan 15', binding: 'None', deposit: 500 },
  ],
  events: [{ day: days('October', 10, 12), title: 'Family Weekend', place: 'The quad', text: 'Rain or shine.' }],
  deadlines: [
    { day: day('November', 1), title: 'Early Decision', text: 'Apply.' },
    { day: day('November', 15), title: 'Early Action', text: 'Apply.' },
    { day: day('January', 15), title: 'Regular Decision', text: 'Apply.' },
  ],
  quote: {
    quote: 'I came for the boat crew and stayed for the statistics.',
    name: 'Maren Solvik',
    detail: 'Psychology, class of 2024',
  },
  people: [
    { name: 'Martin Reyes', role: 'Senior Admissions Counselor' },
    { name: 'Leila Haddad', role: 'Admissions Counselor' },
  ],
  questions: [
    { title: 'Do I need test scores?', text: 'No. Send them if they help you.' },
    { title: 'Can I apply undecided?', text: 'Yes. About a third of each class does.' },
  ],
  options: [
    { value: 'a', label: 'Psychology' },
    { value: 'b', label: 'Computer Science' },
  ],
} as const;
