import { boathouseMorning, narwhalLeap, stadium } from '@3eu/university/pictures';
import {
  athletics as figures,
  campus,
  campusDates,
  contact,
  datesNote,
  day,
  inWordsFirst,
  mailto,
} from '@3eu/university/facts';
import { sports } from './sports';
import type { AthleticsContent } from './types';

const others = Number(figures.varsitySports) - sports.length;

/** Athletics. Specification, sections 2 (Athletics) and 9. Opponents, coaches and sponsors are invented. */
export const athletics = {
  asked: [
    {
      label: 'Do student athletes keep up with their courses?',
      href: '/faq#do-student-athletes-keep-up-with-their-courses',
    },
    { label: 'What else is there after class?', href: '/student-life#clubs' },
  ],
  metadata: {
    title: 'Athletics',
    description: `The Narwhals of 3E University: ${figures.varsitySports} varsity sports, ${figures.studentAthletes} student athletes and ${figures.conferenceTitles} conference titles. ${inWordsFirst(sports.length)} of them with their coaches, the fall games, and how to join.`,
    keywords: ['athletics', 'Narwhals', 'varsity sports', 'student athlete', 'tickets', 'coaches', 'rowing'],
    section: 'Student Life',
  },
  header: {
    title: 'Athletics',
    lede: 'The first boat is on the water by six. Everybody else only thinks they got up early.',
    // Both crews from bow to cox, which the tusk line would cut at any point further right.
    picture: { ...boathouseMorning, focus: [6, 57] },
    links: [
      { label: 'Apply as Student-Athlete', href: '/application' },
      { label: 'Contact Coaches', href: mailto(contact.athleticsEmail) },
    ],
  },
  figures: [
    { value: figures.varsitySports, label: 'varsity sports' },
    { value: figures.studentAthletes, label: 'student athletes' },
    { value: figures.conferenceTitles, label: 'conference titles' },
  ],
  figuresNote: figures.bothCounts,
  games: {
    id: 'games',
    title: 'Games of the fall',
    lede: `Two at home, two away. Students get in free with their ID. At these two nobody pays: Homecoming is open to all, and a boat is seen from the pier. ${datesNote}`,
    caption: 'The four games of the fall, in date order',
    note: 'This is a demonstration site; there are no tickets.',
    list: [
      {
        sport: 'Women’s soccer',
        opponent: 'Fjordland College',
        date: day('September', 13),
        time: '4:00 PM',
        location: 'Fjordland Field, Nordhaven',
        homeGame: false,
        was: 'Last fall 1–1, in rain.',
      },
      {
        sport: 'Rowing',
        opponent: 'Lakeshore Tech',
        date: day('September', 27),
        time: '7:30 AM',
        location: 'The sound, seen from the pier',
        homeGame: true,
        was: 'Last fall by half a length.',
      },
      {
        sport: 'Football',
        opponent: 'Kestrel Bay University',
        date: campusDates.homecoming,
        time: '2:00 PM',
        location: 'Narwhal Stadium',
        homeGame: true,
        was: 'Last fall 24–17, and nobody left.',
      },
      {
        sport: 'Ice hockey',
        opponent: 'Port Alder State',
        date: day('November', 14),
        time: '7:00 PM',
        location: 'Alder Arena, Port Alder',
        homeGame: false,
        was: 'Last fall 2–3, in overtime.',
      },
    ],
  },
  sports: {
    id: 'sports',
    title: 'Sports by season',
    lede: `${inWordsFirst(sports.length)} of the ${figures.varsitySports}, each with its coach. The other ${others} share the same trainers and the same bus.`,
  },
  facilities: {
    id: 'facilities',
    title: 'Where they play',
    picture: stadium,
    items: [
      {
        title: 'Narwhal Stadium',
        text: 'Football, soccer and track. Nine thousand seats, eight lanes, and a scoreboard the physics department repaired.',
      },
      { title: 'Boathouse', text: 'Rowing and sailing. Twenty-two shells, two slips and a stove.' },
      {
        title: 'Sound Arena',
        text: 'Hockey, basketball and volleyball under one roof for 4,200. Ice on Tuesdays, hardwood by Thursday.',
      },
      {
        title: 'Recreation center',
        text: 'Swimming and diving. A fifty-meter pool, a diving well and a climbing wall, open to every student: weekdays, 6 AM to 11 PM; weekends, 8 AM to 10 PM.',
      },
    ],
  },
  excellence: {
    id: 'excellence',
    title: 'Athletes in class',
    lede: `Practice is over by ${campus.fireLit}, and evenings are free for study. Nobody is paid to play: athletes hold the same scholarships as everybody.`,
    stats: [
      { value: figures.averageGpa, label: 'average GPA of athletes' },
      { value: figures.fourYearGraduation, label: 'graduate within four years' },
      { value: figures.supportRatio, label: 'athletes to academic advisers' },
    ],
    // The whole tusk in the arch.
    picture: { ...narwhalLeap, focus: [88, 52] },
    note: 'An adviser travels with every team, and tutoring goes on in the bus home.',
  },
  sponsors: {
    title: 'Sponsors',
    list: [
      { name: 'Northlight Systems', gift: 'Scoreboard and timing' },
      { name: 'Harbor Health', gift: 'Trainers, tape and ice' },
      { name: 'Tern Robotics', gift: 'The rowing tank' },
      { name: 'Sund Ferries', gift: 'Away travel, first deck' },
      { name: 'Polar Woolens', gift: 'Hats, more than needed' },
      { name: 'Quay Street Bakery', gift: 'Breakfast for the crews' },
    ],
  },
} as const satisfies AthleticsContent;
