import { artsSciencesEmblem, studioArtsSciences } from '@3eu/shared/pictures';
import { helenMarchetti } from '@3eu/shared/people';
import type { College } from '../types';

export const college = {
  slug: 'arts-sciences',
  order: 3,
  name: 'College of Arts and Sciences',
  shortName: 'Arts and Sciences',
  note: 'Minds, texts, numbers and the sea',
  description: 'Our largest college and the oldest: laboratories, languages and long reading lists, taught by people who answer their mail.',
  emblem: artsSciencesEmblem,
  stats: { students: '7,100', faculty: '230', programs: '104', placement: '92%' },
  dean: {
    name: 'Dr. Helen Marchetti',
    title: 'Dean, College of Arts and Sciences',
    portrait: helenMarchetti,
    message: [
      'Half of you will change your major here, and the catalog is arranged so that it costs you nothing before the end of your second year. Take the course you are curious about and a little afraid of. I teach one of those, on Tuesdays.',
      'What you keep from this college is a habit: read the source, run the numbers, and write it down so that someone else could check.',
    ],
  },
  featured: ['psychology', 'english-literature', 'political-science'],
  furtherPrograms: [
    { slug: 'biology', name: 'Biology', description: 'From the cell to the tide pool, with field weeks in both.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'english-literature', name: 'English Literature', description: 'Eight centuries of it, read aloud, argued over and written about.', duration: '4 years', type: 'Bachelor of Arts' },
    { slug: 'history', name: 'History', description: 'Archives first: you will handle a document nobody has yet described.', duration: '4 years', type: 'Bachelor of Arts' },
    { slug: 'marine-biology', name: 'Marine Biology', description: 'A research boat, a cold sound, and the narwhal count every March.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'mathematics', name: 'Mathematics', description: 'Proof from the first week, and a blackboard of your own.', duration: '4 years', type: 'Bachelor of Science' },
    { slug: 'political-science', name: 'Political Science', description: 'Power, law and elections, with a term in a real office.', duration: '4 years', type: 'Bachelor of Arts' },
    { slug: 'data-science', name: 'Data Science', description: 'Statistics and code for graduates of any field.', duration: '2 years', type: 'Master of Science' },
  ],
  facilities: [
    { name: 'The domed library', text: 'Nine hundred thousand volumes, and the reading room is silent because people want it so.' },
    { name: 'Research vessel Tusk', text: 'Eighteen berths, one winch, out on the sound every weekday it is safe.' },
    { name: 'Observation rooms', text: 'Six rooms for studies with people, each with a kettle for the people.' },
    { name: 'Letterpress studio', text: 'Three presses and sixty cases of type, used by literature and by politics.' },
  ],
  facilitiesPicture: studioArtsSciences,
  metadata: {
    title: 'College of Arts and Sciences',
    description: 'Arts and sciences at 3E University: psychology, biology, literature, history, political science and mathematics in our oldest and largest college.',
    keywords: ['college of arts and sciences', 'psychology', 'biology', 'english literature', 'political science', 'liberal arts'],
    section: 'Academics',
  },
} as const satisfies College;
