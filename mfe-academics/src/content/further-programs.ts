import { collegeCatalog, type CollegeSlug, type Degree, type DegreeProgram } from './catalog';

/** Degree programs that are taught but have no page of their own: by college and degree, each with its sentence. */
const taught: Record<CollegeSlug, Partial<Record<Degree, Readonly<Record<string, string>>>>> = {
  business: {
    'Bachelor of Science': {
      Accounting: 'Four years to the licensing exam, with a tax season in the clinic.',
      Finance: 'Markets, risk and a fund of two million dollars that students actually manage.',
      'Supply Chain Management': 'How things get here, taught at the container dock.',
    },
    'Bachelor of Business Administration': {
      'International Business': 'Trade, customs and a term at a partner school abroad.',
      Marketing: 'From first sketch to full stadium: campaigns for real clients every term.',
    },
    'Master of Business Administration': {
      'Master of Business Administration': 'Two years of evenings for people who already manage something.',
    },
  },
  engineering: {
    'Bachelor of Science': {
      'Civil Engineering': 'Bridges, breakwaters and the ground they stand on.',
      'Electrical Engineering': 'Power, signals and a substation on campus to learn from.',
      'Environmental Engineering': 'Water, air and waste, measured weekly in the sound itself.',
      'Mechanical Engineering': 'Build it, break it, build it better: four studio courses and a senior machine.',
    },
    'Master of Engineering': {
      Robotics: 'One extra year, one machine, and a demonstration in front of the town.',
    },
  },
  'arts-sciences': {
    'Bachelor of Science': {
      Biology: 'From the cell to the tide pool, with field weeks in both.',
      'Marine Biology': 'A research boat, a cold sound, and the narwhal count every March.',
      Mathematics: 'Proof from the first week, and a blackboard of your own.',
    },
    'Bachelor of Arts': {
      'English Literature': 'Eight centuries of it, read aloud, argued over and written about.',
      History: 'Archives first: you will handle a document nobody has yet described.',
      'Political Science': 'Power, law and elections, with a term in a real office.',
    },
    'Master of Science': {
      'Data Science': 'Statistics and code for graduates of any field.',
    },
  },
};

/** The same as a list. */
export const furtherPrograms: readonly (DegreeProgram & { college: CollegeSlug })[] = collegeCatalog.flatMap(
  ({ slug: college }) =>
    Object.entries(taught[college]).flatMap(([type, programs]) =>
      Object.entries(programs).map(([name, description]) => ({ college, name, type: type as Degree, description })),
    ),
);
