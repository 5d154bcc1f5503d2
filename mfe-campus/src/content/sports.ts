import { athleticsFall, athleticsSpring, athleticsWinter } from '@3eu/university/pictures';
import type { Season, Sport } from './types';

/** The seasons of the academic year in its order, each with the months in which its sports compete and their picture. */
export const seasons = [
  { name: 'Fall', months: 'August to November', picture: athleticsFall },
  { name: 'Winter', months: 'November to March', picture: athleticsWinter },
  { name: 'Spring', months: 'March to June', picture: athleticsSpring },
] as const satisfies readonly Season[];

/**
 * Fourteen of the varsity sports. Their titles add up to the conference titles of `athletics` in shared/university/facts.
 * Cross country and track share a coach, because they are one team.
 */
export const sports = [
  {
    name: 'Football',
    season: 'Fall',
    titles: [2019],
    achievement: 'Unbeaten at home in 2023',
    coach: 'Ray Dunmore',
  },
  {
    name: 'Women’s soccer',
    season: 'Fall',
    titles: [2018, 2023],
    achievement: 'National quarterfinal 2023',
    coach: 'Ingunn Lie',
  },
  {
    name: 'Men’s soccer',
    season: 'Fall',
    titles: [2021],
    achievement: 'Fewest cards in the conference, six years running',
    coach: 'Paulo Brandão',
  },
  {
    name: 'Cross country',
    season: 'Fall',
    titles: [2022],
    achievement: 'Course record on the harbor loop',
    coach: 'Abel Worku',
  },
  {
    name: 'Rowing',
    season: 'Fall',
    titles: [2019, 2022, 2024],
    achievement: 'Head of the Sound winners, most years',
    coach: 'Tove Lindgren',
  },
  {
    name: 'Men’s basketball',
    season: 'Winter',
    titles: null,
    achievement: 'National tournament 2024, for the first time',
    coach: 'Curtis Vale',
  },
  {
    name: 'Women’s basketball',
    season: 'Winter',
    titles: [2017, 2024],
    achievement: 'Thirty wins in 2024',
    coach: 'Dana Ostrow',
  },
  {
    name: 'Volleyball',
    season: 'Winter',
    titles: [2020],
    achievement: 'National tournament 2020 and 2022',
    coach: 'Keisha Tolliver',
  },
  {
    name: 'Ice hockey',
    season: 'Winter',
    titles: [2023],
    achievement: 'Four alumni in the professional league',
    coach: 'Mikko Salonen',
  },
  {
    name: 'Swimming and diving',
    season: 'Winter',
    titles: [2022],
    achievement: 'Thirteen school records since the new pool',
    coach: 'Beatriz Moura',
  },
  {
    name: 'Sailing',
    season: 'Spring',
    titles: [2021],
    achievement: 'Two world youth champions',
    coach: 'Owen Carrick',
  },
  {
    name: 'Baseball',
    season: 'Spring',
    titles: null,
    achievement: 'Longest game in conference history, 19 innings',
    coach: 'Luis Marte',
  },
  {
    name: 'Softball',
    season: 'Spring',
    titles: [2016],
    achievement: 'Regional final 2024',
    coach: 'Jo Hendricks',
  },
  {
    name: 'Track and field',
    season: 'Spring',
    titles: null,
    achievement: 'Nine national qualifiers in 2024',
    coach: 'Abel Worku',
  },
] as const satisfies readonly Sport[];
