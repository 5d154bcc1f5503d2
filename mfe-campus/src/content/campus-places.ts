import { campus, figures } from '@3eu/shared/site';
import type { Content } from './schemas';

/** A place on the campus map. */
export type CampusPlace = Content<'campus-places'>['campusPlaces'][number];

/** The places of the visit page, in the order in which one comes upon them. */
export const campusPlaces = [
  {
    id: 'visitor-center',
    name: 'Admissions visitor center',
    text: 'Every tour starts here. There is coffee.',
    at: [70.6, 71.5],
    tours: ['general', 'academic', 'student-life'],
  },
  {
    id: 'parking',
    name: 'Visitor parking',
    text: 'Behind the visitor center, on the water side.',
    at: [69.4, 84.2],
    tours: [],
  },
  {
    id: 'library',
    name: 'Domed library',
    text: `${campus.library.volumes} volumes and one good echo.`,
    at: [47.2, 49],
    tours: ['general', 'academic'],
  },
  {
    id: 'fountain',
    name: 'Narwhal fountain',
    text: 'In the middle of the quad, beside the ice cream cart. Tours end here.',
    at: [54.8, 44.2],
    tours: ['general', 'academic', 'student-life'],
  },
  {
    id: 'tower',
    name: 'Clock tower',
    text: `${campus.clockTower.steps} steps, and ${campus.clockTower.fast} since ${campus.clockTower.since}.`,
    at: [60.4, 30],
    tours: ['general', 'student-life'],
  },
  {
    id: 'workshops',
    name: 'Engineering workshops',
    text: 'Glass walls, so you can see who is burning what.',
    at: [76.6, 55],
    tours: ['general', 'academic'],
  },
  {
    id: 'recreation',
    name: 'Recreation center',
    text: 'The round one. Courts, pool, climbing wall.',
    at: [80.7, 42.4],
    tours: ['general', 'student-life'],
  },
  {
    id: 'teal-tower',
    name: 'Teal Tower',
    text: `One of ${figures.residenceHalls} residence halls, and the tallest: fourteen floors.`,
    at: [90.2, 34],
    tours: ['student-life'],
  },
  {
    id: 'stadium',
    name: 'Stadium',
    text: 'Football, soccer, track: nine thousand seats. Bring a hat.',
    at: [38.2, 19.6],
    tours: ['student-life'],
  },
  {
    id: 'boathouse',
    name: 'Boathouse',
    text: 'The crews are out by six; the doors are open by nine.',
    at: [22.7, 40],
    tours: ['student-life'],
  },
] as const satisfies Content<'campus-places'>['campusPlaces'];
