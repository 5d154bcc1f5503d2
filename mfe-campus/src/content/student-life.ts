import { courtyardDusk, diningHall, hallNarwhalCommons } from '@3eu/shared/pictures';
import { academicYear, athletics, campusDates, day, figures } from '@3eu/shared/site';
import type { LedgerItem, PictureSource } from '@3eu/shared/ui';
import type { Action, CampusEvent, Entry, Header, Metadata, Stat } from './types';

/** Where one sleeps or eats: a few words and a picture. */
export type Blurb = Entry & { picture: PictureSource };

const concert = day('September', 26, academicYear);
const lecture = day('November', 6, academicYear);

/** Student life. Specification, sections 2 (Student Life) and 9. */
export const studentLife = {
  metadata: {
    title: 'Student life',
    description: `What happens after class at 3E University: ${figures.organizations} student organizations, ${athletics.athleticTeams} athletic teams, ${figures.residenceHalls} residence halls, and three evenings to come and see.`,
    keywords: ['student life', 'clubs', 'student organizations', 'housing', 'dining', 'campus events'],
    section: 'Student life',
  },
  header: {
    title: 'Student life',
    lede: 'Class ends at four. The fire in the courtyard is lit at six, and somebody always brings too much bread.',
    picture: courtyardDusk,
  },
  statsLabel: 'Student life in figures',
  stats: [
    { value: figures.organizations, label: 'student organizations' },
    { value: athletics.athleticTeams, label: 'athletic teams' },
    { value: figures.residenceHalls, label: 'residence halls' },
    { value: figures.retailDining, label: 'retail dining locations' },
  ],
  involvement: {
    title: 'Four ways in',
    lede: 'Nobody does all four. Everybody tries.',
    categories: [
      { title: 'Clubs and societies', text: 'A winter swimming society, a debating club older than the library, and one that only builds narwhals of snow. If yours is missing, five signatures found it.', meta: `${figures.organizations} organizations` },
      { title: 'Athletics and recreation', text: 'Varsity at dawn, intramurals at dusk, and a climbing wall for those who would rather not be timed.', meta: `${athletics.athleticTeams} teams`, href: '/athletics' },
      { title: 'Arts and media', text: 'Two stages, a radio station that reaches the ferry, and a newspaper that has been sued once and won.', meta: 'Nightly' },
      { title: 'Service and leadership', text: 'Lifeboat watch, tutoring in town, and a student senate with a real budget and real minutes.', meta: 'From week one' },
    ],
  },
  housing: {
    title: 'Where you sleep',
    text: 'Brick courtyards, a tower with balconies, a row of porches, a stone village. First-years are given a room, a roommate and a list of questions to ask each other.',
    picture: hallNarwhalCommons,
  },
  dining: {
    title: 'What you eat',
    text: `${figures.diningHalls} dining halls that cook, and ${figures.retailDining} counters for when you missed them. In June the long table moves out onto the pier.`,
    picture: diningHall,
  },
  living: { label: 'Halls, dining hours and meal plans', href: '/campus-living' },
  events: {
    title: 'Three evenings to come and see',
    lede: 'Open to anybody. Two are free; the third costs less than parking.',
    list: [
      { title: 'Concert on the library steps', date: concert.iso, time: '7:00 PM', place: 'Quay', text: 'The university orchestra against the gulls. Bring a blanket and a second blanket.' },
      { title: 'First-year lecture: what the tide tables leave out', date: lecture.iso, time: '6:30 PM', place: 'Domed library', text: 'Three dollars, with soup. Sold out last year, mostly because of the soup.' },
      { title: 'Night of lanterns', date: campusDates.nightOfLanterns.iso, time: '5:30 PM', place: 'The quad', text: 'Fifteen thousand lanterns, one narwhal of snow, weather permitting. It usually permits.' },
    ],
  },
  closing: {
    title: 'Come on an ordinary day.',
    text: 'It is the one we are proudest of.',
    visit: { label: 'Schedule a Visit', href: '/visit' },
  },
} as const satisfies {
  metadata: Metadata;
  header: Header & { picture: PictureSource };
  statsLabel: string;
  stats: readonly Stat[];
  involvement: Header & { categories: readonly LedgerItem[] };
  housing: Blurb;
  dining: Blurb;
  living: Action;
  events: Header & { list: readonly CampusEvent[] };
  closing: Entry & { visit: Action };
};
