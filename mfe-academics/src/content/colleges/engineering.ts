import { deanSamuelOkafor, engineeringBench, testTank, collegeEngineeringEmblem } from '@3eu/university/pictures';
import { outcomes } from '@3eu/university/facts';
import type { CollegeContent } from '../types';

export const engineering = {
  description:
    'Every student builds something, and a year later repairs it. The mathematics arrives when it is needed, and stays.',
  emblem: collegeEngineeringEmblem,
  picture: testTank,
  stats: { students: '3,800', faculty: '155', programs: '48', placement: outcomes.engineering.placement },
  dean: {
    name: 'Dr. Samuel Okafor',
    title: 'Dean, College of Engineering',
    picture: deanSamuelOkafor,
    message: [
      'Our workshop has a shelf of things that broke, each with a card handwritten by the student who built it. It is the most visited shelf in the college, and I would like to see you on it by your second year.',
      'We grade the repair as well as the design. Employers seem to have noticed.',
    ],
  },
  featured: ['Computer Science', 'Biomedical Engineering', 'Mechanical Engineering'],
  facilities: [
    {
      name: 'The long workshop',
      text: 'Lathes, a robot arm and a test tank, open to first-years starting in October.',
    },
    { name: 'Systems room', text: 'A rack of servers that students may unplug, and must then explain.' },
    { name: 'Motion laboratory', text: 'Twelve cameras and a walkway, shared with the harbor clinic.' },
    { name: 'Structures hall', text: 'A floor that can pull a beam apart. Earplugs at the door.' },
  ],
  facilitiesPicture: engineeringBench,
  thesis: {
    title: 'Fourteen Trials of a Soft Tail',
    author: 'Rafe Dunmore',
    program: 'Mechanical Engineering, B.S.',
    begins: [
      'The first tail broke after nine seconds. It was the best of our designs, and the only one that we had calculated.',
      'A narwhal turns in its own length at the speed of a brisk walk. No propeller does that without a bow thruster, a second motor and a captain’s patience. We copied the tail, in rubber over a spine of eleven plates, and towed it through the tank with every stiffness that the workshop could cast.',
      'Thirteen of fourteen were worse than a propeller. This thesis is mostly about those thirteen: what we expected of each, what it did, and why we were wrong. The fourteenth turns in 1.2 lengths. It is on page 41, and by then you will know why it had to be so soft.',
    ],
  },
  metadata: {
    title: 'College of Engineering',
    description: `Engineering degrees at 3E University: computer science, biomedical, mechanical, civil and more, built around the workshop, with ${outcomes.engineering.placement} of graduates placed within six months.`,
    keywords: [
      'college of engineering',
      'engineering school',
      'computer science',
      'biomedical engineering',
      'mechanical engineering',
    ],
    section: 'Academics',
  },
} as const satisfies CollegeContent;
