import { engineeringEmblem, studioEngineering } from '@3eu/shared/pictures';
import { samuelOkafor } from '@3eu/shared/people';
import { outcomes } from '@3eu/shared/site';
import type { College } from '../types';

export const college = {
  slug: 'engineering',
  order: 2,
  name: 'College of Engineering',
  shortName: 'Engineering',
  note: 'Software, machines, devices and bridges',
  description: 'Every student builds something in the first year and repairs something in the second. The mathematics arrives when it is needed, and stays.',
  emblem: engineeringEmblem,
  stats: { students: '3,800', faculty: '155', programs: '48', placement: outcomes.engineering.placement },
  dean: {
    name: 'Dr. Samuel Okafor',
    title: 'Dean, College of Engineering',
    portrait: samuelOkafor,
    message: [
      'Our workshop has a shelf of things that broke, each with a card in the hand of the student who built it. It is the most visited shelf in the college, and I would like you to be on it by your second year.',
      'We grade the repair as well as the design. Employers seem to have noticed.',
    ],
  },
  featured: ['computer-science', 'biomedical-engineering', 'mechanical-engineering'],
  furtherPrograms: [
    { slug: 'civil-engineering', name: 'Civil Engineering', description: 'Bridges, breakwaters and the ground they stand on.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'electrical-engineering', name: 'Electrical Engineering', description: 'Power, signals and a substation on campus to learn from.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'environmental-engineering', name: 'Environmental Engineering', description: 'Water, air and waste, measured weekly in the sound itself.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'mechanical-engineering', name: 'Mechanical Engineering', description: 'Build it, break it, build it better: four studio courses and a senior machine.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'robotics', name: 'Robotics', description: 'One added year, one machine, and a demonstration in front of the town.', duration: '1 year', type: 'Master of Engineering' },
  ],
  facilities: [
    { name: 'The long workshop', text: 'Lathes, a robot arm and a test tank, open to first-years from October.' },
    { name: 'Systems room', text: 'A rack of servers that students may unplug, and must then explain.' },
    { name: 'Motion laboratory', text: 'Twelve cameras and a walkway, shared with the harbor clinic.' },
    { name: 'Structures hall', text: 'A floor that can pull a beam apart. Earplugs at the door.' },
  ],
  facilitiesPicture: studioEngineering,
  metadata: {
    title: 'College of Engineering',
    description: `Engineering degrees at 3E University: computer science, biomedical, mechanical, civil and more, built around the workshop, with ${outcomes.engineering.placement} of graduates placed within six months.`,
    keywords: ['college of engineering', 'engineering school', 'computer science', 'biomedical engineering', 'mechanical engineering'],
    section: 'Academics',
  },
} as const satisfies College;
