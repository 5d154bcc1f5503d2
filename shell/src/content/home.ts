import { dayEvening, dayMorning, dayNight, dayNoon, familyWeekend } from '@3eu/shared/pictures';
import { admission, athletics, figures, timers, tourHours } from '@3eu/shared/site';

export const home = {
  seo: {
    title: '3E University | A good question deserves four years',
    description: `A university on a cold northern sound: ${figures.students} students, ${figures.programs} programs, ${figures.studentFacultyRatio} students to faculty. See the campus, or apply in about ${admission.applicationMinutes} minutes.`,
    keywords: ['3E University', 'university', 'undergraduate', 'admissions', 'campus visit', 'majors'],
    section: 'Home',
  },
  hero: {
    title: 'A good question deserves four years.',
    lede: 'Excellence, education and empowerment, twelve students to every teacher, beside a cold northern sound.',
    apply: { label: 'Apply Now', href: '/application' },
    visit: { label: 'Schedule a Visit', href: '/visit' },
    slideshow: 'slideshow',
    interval: timers.hero,
    slides: [
      { name: 'The quad at six in the morning', picture: dayMorning },
      { name: 'The quad at one', picture: dayNoon },
      { name: 'The quad at six in the evening', picture: dayEvening },
      { name: 'The quad at ten at night', picture: dayNight },
    ],
  },
  figuresLabel: '3E in figures',
  figures: [
    { value: figures.students, label: 'students' },
    { value: figures.programs, label: 'programs' },
    { value: figures.jobPlacement, label: 'job placement within six months' },
    { value: figures.researchFunding, label: 'research funding' },
  ],
  why: {
    title: 'Why Choose 3E',
    more: { label: 'All six reasons', href: '/why-3e' },
    claims: [
      {
        title: 'Your teachers know your name',
        text: `Classes average ${figures.averageClassSize}. Office hours are kept, and the door is open.`,
        evidence: `${figures.studentFacultyRatio} students to faculty`,
      },
      {
        title: 'Research starts in the first year',
        text: 'First-years join a lab, a dig, a newsroom or a boat crew before spring.',
        evidence: `${figures.researchFunding} in funding`,
      },
      {
        title: 'Work follows',
        text: 'Paid placements are written into every major, with the employer in the room.',
        evidence: `${figures.jobPlacement} placed in six months`,
      },
      {
        title: 'A place that feels like one',
        text: `${figures.organizations} clubs, ${athletics.bothInBrief}, one harbor, and a narwhal on the fountain.`,
        evidence: `${figures.acres} acres by the water`,
      },
    ],
  },
  closing: {
    title: 'Come and see the tower, or start tonight.',
    text: `The application takes about ${admission.applicationMinutes} minutes, the general tour ${tourHours.duration.general}.`,
    apply: { label: 'Apply Today', href: '/application' },
    visit: { label: 'Visit Campus', href: '/visit' },
    picture: familyWeekend,
  },
} as const;
