import {
  alumnaHanaKim,
  alumnaSofiaPetrov,
  alumnusMarcusBell,
  courtyardFire,
  evidenceCard,
  evidenceChairs,
  evidenceGlassware,
  researchVessel,
} from '@3eu/university/pictures';
import { aid, athletics, campus, figures } from '@3eu/university/facts';
import type { Why3eContent } from './types';

/** The class that is counted for every reason. */
export const classSize = Number(figures.averageClassSize);

/** How many of the class a share is of everybody. */
export const ofTheClass = (share: number) => Math.round(classSize * share);

const third = ofTheClass(1 / 3);
const aided = ofTheClass(parseInt(aid.receivingAid) / 100);
const placed = ofTheClass(parseInt(figures.jobPlacement) / 100);

export const why3e = {
  asked: [
    { label: 'How is 3E ranked?', href: '/rankings#national' },
    { label: 'What would I pay?', href: '/#what-would-i-pay' },
  ],
  metadata: {
    title: 'Why 3E',
    description: `Six reasons to choose 3E University, each with a figure: ${figures.studentFacultyRatio} students to faculty, ${figures.researchFunding} in research, ${figures.programs} programs, ${aid.scholarshipsPerYear} in scholarships, ${figures.jobPlacement} job placement.`,
    keywords: ['why 3E', 'reasons to choose', 'student-faculty ratio', 'research', 'job placement', 'alumni success'],
    section: 'Admissions',
  },
  header: {
    title: 'Why 3E',
    lede: 'Six reasons. Each has a number, because anyone can write a sentence.',
  },
  reasons: [
    {
      id: 'teachers',
      claim: 'Your teachers know your name',
      text: [
        `The average class has ${figures.averageClassSize} people in it, which is too few to hide among and too many to be bored by. ${campus.firstYearTeachers}. Teaching assistants run the extra hours, which are for what you would not ask in class.`,
        'It shows in the letters. When a professor here recommends you, they describe the afternoon you argued with them about the tide tables.',
      ],
      stat: { value: figures.studentFacultyRatio, label: 'students to faculty' },
      picture: evidenceChairs,
      seats: [0, 0, classSize],
      seated: `An average class: ${classSize}, and one who knows their names.`,
    },
    {
      id: 'research',
      claim: 'Research starts in the first year',
      text: [
        [
          'You join a lab, a dig, a newsroom or a boat crew before spring. The work is real, which means that some of it is washing glassware, and that your name is on the paper if you earned it. See ',
          { label: 'three questions that are still open', href: '/academics#research' },
          '.',
        ],
      ],
      stat: { value: figures.researchFunding, label: 'research funding' },
      picture: evidenceGlassware,
      seats: [0, classSize, 0],
      seated: `Before spring, all ${classSize} are needed somewhere else as well.`,
    },
    {
      id: 'programs',
      claim: 'You can change your mind',
      text: [
        `${campus.undecided}, and half of the others switch. Three colleges share one catalog and one library, so moving from engineering to literature costs you a form, not a year, ${campus.changeMajorUntil}.`,
        'Honors students live together in a village of their own and disagree at breakfast.',
      ],
      stat: { value: figures.programs, label: 'programs in three colleges' },
      seats: [third, third, classSize - 2 * third],
      seated: `${third} arrive undecided, ${third} more will switch, ${classSize - 2 * third} keep their first choice.`,
    },
    {
      id: 'aid',
      claim: 'You can afford it',
      text: [
        `${aid.receivingAid} of students receive aid. ${aid.kinds} Merit awards need no form of their own: we consider you when we read your application.`,
      ],
      stat: { value: aid.scholarshipsPerYear, label: 'in scholarships a year' },
      seats: [0, 0, aided],
      seated: `${aided} of the ${classSize} receive aid.`,
    },
    {
      id: 'graduates',
      claim: 'You keep it for life',
      text: [
        `Graduates live in ${figures.alumniCountries} countries and answer email from students they have never met. In most cities somebody will offer you a couch, a reference, or the name of the person you should have written to.`,
        'They come back every June and complain that the pier used to be longer.',
      ],
      stat: { value: figures.alumni, label: 'graduates' },
      picture: evidenceCard,
      seats: [classSize, 0, 0],
      seated: 'The chairs are free again. Whoever sat in them still answers email.',
    },
    {
      id: 'work',
      claim: 'Work follows',
      text: [
        `Every major has a paid placement written into it, with the employer in the room when the plan is made. ${figures.placementWindow.replace('within', 'Within')} of graduation, nearly everybody has a job or a place in graduate school.`,
      ],
      stat: { value: figures.jobPlacement, label: `job placement ${figures.placementWindow}` },
      seats: [0, 0, placed],
      seated: `${placed} of the ${classSize} have work, or a graduate school, ${figures.placementWindow}.`,
    },
  ],
  athletics: {
    id: 'athletics',
    title: 'Narwhals',
    lede: 'One student in thirty competes for us. You do not have to row; you will know somebody who does.',
    stats: [
      { value: athletics.varsitySports, label: 'varsity sports' },
      { value: athletics.studentAthletes, label: 'student athletes' },
      { value: athletics.conferenceTitles, label: 'conference titles' },
      { value: athletics.averageGpa, label: 'average GPA of athletes' },
    ],
    note: `${athletics.bothCounts} ${athletics.fourYearGraduation} of student athletes graduate within four years, early practices and all.`,
    link: { label: 'All about athletics', href: '/athletics' },
  },
  stories: {
    title: 'They would do it again',
    lead: {
      name: 'Sofia Petrov',
      detail: 'Biomedical Engineering, class of 2016. Founder of a medical-device company.',
      quote:
        'My first prototype was a hinge from the boathouse and a professor’s old stethoscope. The one in hospitals now is better, but not by as much as you would hope.',
      picture: alumnaSofiaPetrov,
    },
    others: [
      {
        name: 'Marcus Bell',
        detail: 'Business Administration, class of 2012. Runs a shipping line.',
        quote: 'I learned accounting here, and that you can also just call people.',
        picture: alumnusMarcusBell,
      },
      {
        name: 'Hana Kim',
        detail: 'Computer Science, class of 2019. Engineer at a weather service.',
        quote: 'Nobody told me it was a hard course until I had passed it.',
        picture: alumnaHanaKim,
      },
    ],
  },
  life: {
    title: 'And then you close the laptop',
    picture: courtyardFire,
    blocks: [
      {
        title: 'Somewhere to live',
        text: 'Brick courtyards, a tower, a row of porches and a stone village.',
        meta: `${figures.residenceHalls} residence halls`,
      },
      {
        title: 'Something to eat',
        text: 'Dining halls that cook, and somewhere to eat when you miss them.',
        meta: `${figures.diningHalls} dining halls, ${figures.retailDining} retail dining locations`,
      },
      {
        title: 'Something to join',
        text: `Winter swimming, radio, debating. With ${campus.clubSignatures} signatures, yours.`,
        meta: `${figures.organizations} organizations`,
      },
      {
        title: 'Something to cheer',
        text: 'Varsity, club and the annual bathtub regatta.',
        meta: `${athletics.studentAthletes} student athletes`,
      },
    ],
    link: { label: 'Student Life', href: '/student-life' },
  },
  closing: {
    title: 'Check us against your list.',
    text: 'Then apply, or come sit in on a class and count heads.',
    picture: researchVessel,
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: 'Schedule a Visit', href: '/visit' },
    ],
  },
} as const satisfies Why3eContent;
