import type { CollegeSlug } from './catalog';
import type { DegreeProgram } from './types';

/** Degree programs that are taught but have no page of their own, by college. */
export const furtherPrograms = [
  { college: 'business', name: 'Accounting', type: 'Bachelor of Science', duration: '4 years', description: 'Four years to the professional examination, with a tax season in the clinic.' },
  { college: 'business', name: 'Finance', type: 'Bachelor of Science', duration: '4 years', description: 'Markets, risk and a fund of two million dollars that students really manage.' },
  { college: 'business', name: 'International Business', type: 'Bachelor of Business Administration', duration: '4 years', description: 'Trade, customs and a term at a partner school abroad.' },
  { college: 'business', name: 'Marketing', type: 'Bachelor of Business Administration', duration: '4 years', description: 'From first sketch to full stadium: campaigns for real clients every term.' },
  { college: 'business', name: 'Supply Chain Management', type: 'Bachelor of Science', duration: '4 years', description: 'How things get here, taught at the container dock.' },
  { college: 'business', name: 'Master of Business Administration', type: 'Master of Business Administration', duration: '2 years', description: 'Two years of evenings for people who already manage something.' },
  { college: 'engineering', name: 'Civil Engineering', type: 'Bachelor of Science', duration: '4 years', description: 'Bridges, breakwaters and the ground they stand on.' },
  { college: 'engineering', name: 'Electrical Engineering', type: 'Bachelor of Science', duration: '4 years', description: 'Power, signals and a substation on campus to learn from.' },
  { college: 'engineering', name: 'Environmental Engineering', type: 'Bachelor of Science', duration: '4 years', description: 'Water, air and waste, measured weekly in the sound itself.' },
  { college: 'engineering', name: 'Mechanical Engineering', type: 'Bachelor of Science', duration: '4 years', description: 'Build it, break it, build it better: four studio courses and a senior machine.' },
  { college: 'engineering', name: 'Robotics', type: 'Master of Engineering', duration: '1 year', description: 'One added year, one machine, and a demonstration in front of the town.' },
  { college: 'arts-sciences', name: 'Biology', type: 'Bachelor of Science', duration: '4 years', description: 'From the cell to the tide pool, with field weeks in both.' },
  { college: 'arts-sciences', name: 'English Literature', type: 'Bachelor of Arts', duration: '4 years', description: 'Eight centuries of it, read aloud, argued over and written about.' },
  { college: 'arts-sciences', name: 'History', type: 'Bachelor of Arts', duration: '4 years', description: 'Archives first: you will handle a document nobody has yet described.' },
  { college: 'arts-sciences', name: 'Marine Biology', type: 'Bachelor of Science', duration: '4 years', description: 'A research boat, a cold sound, and the narwhal count every March.' },
  { college: 'arts-sciences', name: 'Mathematics', type: 'Bachelor of Science', duration: '4 years', description: 'Proof from the first week, and a blackboard of your own.' },
  { college: 'arts-sciences', name: 'Political Science', type: 'Bachelor of Arts', duration: '4 years', description: 'Power, law and elections, with a term in a real office.' },
  { college: 'arts-sciences', name: 'Data Science', type: 'Master of Science', duration: '2 years', description: 'Statistics and code for graduates of any field.' },
] as const satisfies readonly (DegreeProgram & { college: CollegeSlug })[];
