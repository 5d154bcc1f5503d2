import { deanHelenMarchetti, letterpress, seminarSkeleton, collegeArtsSciencesEmblem } from '@3eu/university/pictures';
import { campus } from '@3eu/university/facts';
import type { CollegeContent } from '../types';

export const artsSciences = {
  description:
    'Our largest and oldest college: laboratories, languages and long reading lists, taught by people who answer their email.',
  emblem: collegeArtsSciencesEmblem,
  picture: letterpress,
  stats: { students: '7,100', faculty: '230', programs: '104', placement: '92%' },
  dean: {
    name: 'Dr. Helen Marchetti',
    title: 'Dean, College of Arts and Sciences',
    picture: deanHelenMarchetti,
    message: [
      `Half of the students who arrive with a major change it, and the catalog is arranged so that a change costs you one form ${campus.changeMajorUntil}. Take the course you are curious about and a little afraid of. I teach one of those, on Tuesdays.`,
      'What you keep from this college is a habit: read the source, run the numbers, and write it down so that someone else could check.',
    ],
  },
  featured: ['Psychology', 'English Literature', 'Political Science'],
  facilities: [
    {
      name: 'The domed library',
      text: `${campus.library.volumes} volumes, a carrel for every senior thesis, and somebody at the round desk who knows where to look.`,
    },
    { name: 'Research vessel Tusk', text: 'Eighteen berths, one winch, out on the sound every weekday it is safe.' },
    { name: 'Observation rooms', text: 'Six rooms for studying people, who are told why.' },
    {
      name: 'Letterpress studio',
      text: 'Three presses and sixty cases of type, used by literature and political science.',
    },
  ],
  facilitiesPicture: seminarSkeleton,
  thesis: {
    title: 'Who Owned the Quay, 1890 to 1925',
    author: 'Tamsin Aldous',
    program: 'History, B.A.',
    begins: [
      'In the deed book of 1891 the quay belongs to a man named Hask. In 1894 it belongs to his widow, in 1896 to a bank, and in 1899, in another hand, to Hask again, who had been dead for five years.',
      'I found the fourth page first, by accident, looking for a map. Nobody had described the book before; it had held a door open for a century, and its back is still bent from it.',
      'What follows is the story of a signature. It leads from one clerk to the strike of 1907, and from there to the winter in which nine families bought the quay together, for a dollar each, and rented its net loft to a school with eleven teachers. You are reading this in what became of that school.',
    ],
  },
  metadata: {
    title: 'College of Arts and Sciences',
    description:
      'Arts and sciences at 3E University: psychology, biology, literature, history, political science and mathematics in our oldest and largest college.',
    keywords: [
      'college of arts and sciences',
      'psychology',
      'biology',
      'english literature',
      'political science',
      'liberal arts',
    ],
    section: 'Academics',
  },
} as const satisfies CollegeContent;
