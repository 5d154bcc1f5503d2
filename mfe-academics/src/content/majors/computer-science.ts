import { facultyIngridHalvorsen, studioComputing } from '@3eu/university/pictures';
import { outcomes, inDollars } from '@3eu/university/facts';
import type { MajorContent } from '../types';

export const computerScience = {
  credits: 128,
  lede: 'Write programs that hold up when people depend on them. You will build one with a team in your first spring.',
  picture: studioComputing,
  curriculum: {
    'Year 1': [
      { name: 'Programming I', credits: 4 },
      { name: 'Programming II', credits: 4, after: 'Programming I' },
      { name: 'Discrete Structures', credits: 4 },
      { name: 'Calculus I', credits: 4 },
      { name: 'Calculus II', credits: 4, after: 'Calculus I' },
      { name: 'Digital Logic', credits: 4 },
      { name: 'First-Year Studio', credits: 4, after: 'Programming I' },
      { name: 'First-Year Seminar: Writing', credits: 3 },
    ],
    'Year 2': [
      { name: 'Data Structures', credits: 4, after: 'Programming II' },
      { name: 'Computer Organization', credits: 4, after: 'Digital Logic' },
      { name: 'Systems Programming', credits: 4, after: 'Computer Organization' },
      { name: 'Software Design', credits: 4, after: 'Data Structures' },
      { name: 'Linear Algebra', credits: 4, after: 'Calculus I' },
      { name: 'Probability', credits: 4, after: 'Calculus II' },
      { name: 'Physics I', credits: 4, after: 'Calculus I' },
      { name: 'Humanities elective', credits: 4 },
    ],
    'Year 3': [
      { name: 'Algorithms', credits: 4, after: 'Data Structures' },
      { name: 'Operating Systems', credits: 4, after: 'Systems Programming' },
      { name: 'Computer Networks', credits: 4, after: 'Systems Programming' },
      { name: 'Databases', credits: 4, after: 'Data Structures' },
      { name: 'Theory of Computation', credits: 4, after: 'Discrete Structures' },
      { name: 'Statistics for Experiments', credits: 4, after: 'Probability' },
      { name: 'Human-Computer Interaction', credits: 3, after: 'Software Design' },
      { name: 'Ethics of Computing', credits: 3 },
      { name: 'Paid Placement', credits: 3, after: 'Software Design' },
    ],
    'Year 4': [
      { name: 'Senior Project I', credits: 4, after: 'Software Design' },
      { name: 'Senior Project II', credits: 4, after: 'Senior Project I' },
      { name: 'Distributed Systems', credits: 4, after: 'Computer Networks' },
      { name: 'Compilers', credits: 4, after: 'Theory of Computation' },
      { name: 'Machine Learning', credits: 4, after: 'Probability' },
      { name: 'Computer Security', credits: 4, after: 'Operating Systems' },
      { name: 'Technical elective', credits: 4 },
      { name: 'Free elective', credits: 4 },
    ],
  },
  specializations: [
    {
      name: 'Systems and networks',
      text: 'Kernels, storage and the protocols between machines, taught on a rack you may unplug.',
    },
    { name: 'Artificial intelligence', text: 'Learning from data, and knowing when not to trust what it learned.' },
    { name: 'Security', text: 'Break things in the lab, with permission, then fix them for good.' },
    { name: 'Human-centered software', text: 'Interviews, prototypes and the patience to throw the first three away.' },
  ],
  careerOutlook: {
    field: 'computerScience',
    startingSalary: outcomes.computerScience.salary,
    placement: outcomes.computerScience.placement,
    jobGrowth: '22%',
    topEmployers: [
      'Northlight Systems',
      'Harbor Health',
      'Tern Robotics',
      'Fathom Cloud',
      'the State Hydrographic Office',
    ],
    note: 'Four more employers were started by graduates of this program.',
  },
  faculty: {
    name: 'Dr. Ingrid Halvorsen',
    title: 'Professor of Computer Science',
    picture: facultyIngridHalvorsen,
    text: 'She keeps a thirty-year-old server running in the corridor because, she says, everyone should have to keep something alive once. Her group studies how large systems fail quietly.',
  },
  projects: [
    {
      name: 'Ferry, Late',
      text: 'A departure board that predicts delays from tide and wind. In its first week it announced a ferry at 26:80; now the harbor master checks it before calling anyone.',
    },
    {
      name: 'Quiet Fail',
      text: 'A tool that finds backups nobody has ever restored. It found fourteen on campus, two of them ours.',
    },
    {
      name: 'Signbook',
      text: 'Captions for lectures, corrected by the class as they run. Two hundred lectures so far.',
    },
  ],
  related: [
    { slug: 'biomedical-engineering', text: 'The code has to hold inside a body. Same college, another workshop.' },
    {
      slug: 'psychology',
      text: 'Half of a good program is the person in front of it. They test on people; you may, too.',
    },
  ],
  metadata: {
    title: 'Computer Science',
    description: `The B.S. in Computer Science at 3E University: 128 credits in four years, from programming to distributed systems, with an ${inDollars(outcomes.computerScience.salary)} starting salary and ${outcomes.computerScience.placement} placed within six months.`,
    keywords: [
      'computer science degree',
      'software engineering',
      'artificial intelligence',
      'cybersecurity',
      'BS computer science',
    ],
    section: 'Academics',
  },
} as const satisfies MajorContent;
