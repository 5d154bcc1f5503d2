import { dayEvening, dayMorning, dayNight, dayNoon, fromTheTower } from '@3eu/university/pictures';
import { admission, campus, figures, timers, tourHours } from '@3eu/university/facts';
import type { HomeContent } from './types';

export const home = {
  metadata: {
    title: '3E University | A good question deserves four years',
    description: `A university on a cold northern sound: ${figures.students} students, ${figures.programs} programs, ${figures.studentFacultyRatio} students to faculty. See the campus, or apply in about ${admission.applicationMinutes} minutes.`,
    keywords: ['3E University', 'university', 'undergraduate', 'admissions', 'campus visit', 'majors'],
    section: 'Home',
  },
  hero: {
    title: 'A good question deserves four years.',
    lede: 'Twelve students to every teacher, beside a cold northern sound.',
    apply: { label: 'Apply Now', href: '/application' },
    visit: { label: 'Schedule a Visit', href: '/visit' },
    interval: timers.hero,
    /** Each is the picture of the hours from one on until that of the next. */
    slides: [
      { name: 'The quad at six in the morning', from: 4, clock: { hours: 6, minutes: 4 }, picture: dayMorning },
      { name: 'The quad at one', from: 10, clock: { hours: 13, minutes: 4 }, picture: dayNoon },
      { name: 'The quad at six in the evening', from: 16, clock: { hours: 18, minutes: 4 }, picture: dayEvening },
      { name: 'The quad at ten at night', from: 21, clock: { hours: 22, minutes: 4 }, picture: dayNight },
    ],
    tower: (time: string) => `${time} by the tower.`,
    towerNote: `It is ${campus.clockTower.fast}, so nobody misses the ferry.`,
  },
  asked: [
    { label: 'What is a Tuesday like?', href: '/student-life#day' },
    { label: 'Where do graduates go?', href: '/career-support#outcomes' },
  ],
  figures: [
    { value: figures.students, label: 'students' },
    { value: figures.programs, label: 'programs' },
    { value: figures.jobPlacement, label: 'job placement within six months' },
    { value: figures.researchFunding, label: 'research funding' },
  ],
  closing: {
    title: 'Come and see the tower, or start tonight.',
    text: `The application takes about ${admission.applicationMinutes} minutes, the general tour ${tourHours.duration.general}.`,
    links: [
      { label: 'Apply Today', href: '/application' },
      { label: 'Visit Campus', href: '/visit' },
    ],
    picture: fromTheTower,
  },
} as const satisfies HomeContent;
