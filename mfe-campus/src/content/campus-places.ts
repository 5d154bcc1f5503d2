import {
  boathouseMorning,
  engineeringBench,
  fromTheTower,
  hallTealTower,
  narwhalFountain,
  readingRoom,
  recreationCenter,
  stadium,
  visitorCenter,
} from '@3eu/university/pictures';
import { campus, figures } from '@3eu/university/facts';
import type { CampusPlace } from './types';

/** The places of the visit page, in the order in which one comes upon them. */
export const campusPlaces = [
  {
    id: 'visitor-center',
    name: 'Admissions visitor center',
    text: 'Every tour starts here, with coffee.',
    picture: visitorCenter,
    at: [66.4, 70.2],
  },
  {
    id: 'parking',
    name: 'Visitor parking',
    text: 'Behind the visitor center, on the water side.',
    at: [69.4, 84.2],
  },
  {
    id: 'library',
    name: 'Domed library',
    text: `${campus.library.volumes} volumes and one good echo.`,
    picture: readingRoom,
    at: [45.4, 58.6],
  },
  {
    id: 'fountain',
    name: 'Narwhal fountain',
    text: 'In the middle of the quad, beside the ice cream cart, where every tour ends.',
    picture: narwhalFountain,
    at: [55, 46],
  },
  {
    id: 'tower',
    name: 'Clock tower',
    text: `${campus.clockTower.steps} steps, and ${campus.clockTower.fast} since ${campus.clockTower.since}.`,
    picture: fromTheTower,
    at: [59.9, 35.6],
  },
  {
    id: 'workshops',
    name: 'Engineering workshops',
    text: 'Glass walls: you can watch the welding from outside.',
    picture: engineeringBench,
    at: [74.3, 60.4],
  },
  {
    id: 'recreation',
    name: 'Recreation center',
    text: 'The round one, with three courts, a pool and a climbing wall.',
    picture: recreationCenter,
    at: [79.3, 47.8],
  },
  {
    id: 'teal-tower',
    name: 'Teal Tower',
    text: `One of ${figures.residenceHalls} residence halls, and the tallest: ${campus.tealTowerFloors} floors.`,
    picture: hallTealTower,
    at: [87.6, 41.4],
  },
  {
    id: 'stadium',
    name: 'Stadium',
    text: 'Nine thousand seats for football, soccer and track; bring a hat.',
    picture: stadium,
    at: [46.4, 28.6],
  },
  {
    id: 'boathouse',
    name: 'Boathouse',
    text: 'The crews are out by six; the doors are open by nine.',
    picture: boathouseMorning,
    at: [24, 43.4],
  },
] as const satisfies readonly CampusPlace[];
