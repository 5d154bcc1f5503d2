import {
  alumnaEvelynCarter,
  alumnaLucilleFontaine,
  alumnusOluAdeyemi,
  alumnusRafaelOrtega,
  auroraWelcome,
  pierReunion,
} from '@3eu/university/pictures';
import {
  campus,
  campusDates,
  contact,
  days,
  datesNote,
  figures,
  givingMinimums,
  mailto,
  phoneHours,
  responseTimes,
  tel,
  offices,
  inDollars,
} from '@3eu/university/facts';
import type { AlumniFriendsContent } from './types';

const reunion = days('June', 6, 8);

/** For alumni and friends. Specification, section 2, Alumni and friends, and section 9, Alumni. */
export const alumniFriends = {
  asked: [
    { label: 'What are students doing now?', href: '/student-life#day' },
    { label: 'How do I get a transcript or a diploma?', href: '/about#registrar' },
  ],
  metadata: {
    title: 'Alumni and friends',
    description: `${figures.alumniShort} alumni in ${figures.alumniCountries} countries: the association, notable graduates, four ways to give, what gifts do, and four reasons to come back.`,
    keywords: ['alumni', 'friends', 'giving', 'donate', 'annual fund', 'endowment', 'reunion', 'alumni events'],
    section: 'Alumni',
  },
  header: {
    title: 'Alumni and friends',
    lede: `You left. The tower is still ${campus.clockTower.fast}, and there is still a place at the table on the pier.`,
    picture: pierReunion,
  },
  stats: [
    { value: figures.alumniShort, label: 'alumni' },
    { value: figures.alumniCountries, label: 'countries where graduates live' },
    { value: figures.annualGiving, label: 'given in a year' },
  ],
  association: {
    id: 'association',
    title: 'The association',
    text: [
      'You became a member when you crossed the stage; there is no form and no fee. It means a library card for life, an address book of people who will answer, and somebody in most harbors of the world.',
      'Chapters meet in forty cities. The smallest is two people and a dog in Tromsø, and it has never missed a meeting.',
    ],
  },
  notable: {
    id: 'notable',
    title: 'Notable alumni',
    list: [
      {
        name: 'Dr. Evelyn Carter',
        detail: 'Biology, class of 1988',
        portrait: alumnaEvelynCarter,
        text: 'Found out how narwhals hear, which took twenty-two years and four ships. She still writes to the first-year students who write to her, by hand.',
      },
      {
        name: 'Rafael Ortega',
        detail: 'Civil Engineering, class of 1996',
        portrait: alumnusRafaelOrtega,
        text: 'Built the floating bridge at Sund, and crosses it daily.',
      },
      {
        name: 'Lucille Fontaine',
        detail: 'English Literature, class of 1979',
        portrait: alumnaLucilleFontaine,
        text: 'Seven novels, six of them about the weather here.',
      },
      {
        name: 'Olu Adeyemi',
        detail: 'Computer Science, class of 2008',
        portrait: alumnusOluAdeyemi,
        text: 'Runs the tide tables that half the coast sails by.',
      },
    ],
  },
  giving: {
    id: 'giving',
    title: 'Ways to give',
    lede: 'Small gifts count the same as large ones: every donor is named on the January list. By card on the phone or by check, to any fund that you name.',
    caption: 'Smallest gift and what comes with it',
    options: [
      {
        title: 'Annual Fund',
        description: 'Spent within the year, where it is needed first.',
        minAmount: inDollars(givingMinimums.annualFund),
        benefits: 'Your name on the January list',
      },
      {
        title: 'Scholarship Endowment',
        description: 'One student a year, for as long as there is a university.',
        minAmount: inDollars(givingMinimums.scholarshipEndowment),
        benefits: 'A letter from each of them',
      },
      {
        title: 'Capital Projects',
        description: 'Roofs, boats, laboratories.',
        minAmount: inDollars(givingMinimums.capitalProjects),
        benefits: 'A brick on the quay',
      },
      {
        title: 'Planned Giving',
        description: 'A line in your will, worded with our lawyer or yours.',
        minAmount: givingMinimums.plannedGiving,
        benefits: 'Lunch with the president',
      },
    ],
  },
  impact: {
    id: 'impact',
    title: 'What gifts did last year',
    list: [
      { title: 'Scholarships', text: 'Four hundred and twelve students stayed who would otherwise have had to leave.' },
      { title: 'Research', text: 'A new hull for the survey boat, and three winters of fuel.' },
      { title: 'Teaching', text: 'Two chairs filled, one of them in a subject that did not exist in 1990.' },
      {
        title: 'Buildings',
        text: 'Sixty-four windows in the reading room were sealed, so that it stays warm in winter.',
      },
    ],
    picture: auroraWelcome,
  },
  services: {
    id: 'services',
    title: 'What we still do for you',
    list: [
      {
        title: 'Receipts',
        text: 'By email the same day, and one for the whole year by January 31. Gifts are tax-deductible; our tax number is 00-0033300.',
      },
      {
        title: 'A gift by the month',
        text: 'Begin, change or stop it with one line to the office below, five days before the month begins. Nobody asks why.',
      },
      {
        title: 'A new address, a new name',
        text: [
          'Tell the office below where you live now, or that you want no more mail. For a name on the record or a diploma: ',
          { label: 'the registrar', href: '/about#registrar-name' },
          '.',
        ],
      },
      {
        title: 'Work',
        text: [
          'Your coach is yours for three years after you graduate, free, and the postings for life: ',
          { label: offices.career, href: tel(offices.career) },
          '.',
        ],
      },
      {
        title: 'Be a mentor',
        text: [
          'Write what you do and for how many students: a coach sends you the first within a month. A job or a placement goes ',
          { label: 'this way', href: '/career-support#employers' },
          '.',
        ],
      },
    ],
  },
  events: {
    id: 'events',
    title: 'Dates of the year',
    lede: `${datesNote} An email two weeks before is enough; the supper of the Reunion costs $35, all else nothing.`,
    list: [
      {
        title: 'Reunion on the Pier',
        day: reunion,
        place: 'The pier',
        text: 'For class years ending in 0 or 5, and anybody who claims one.',
      },
      {
        title: 'Carter Lecture',
        day: campusDates.carterLecture,
        place: 'Domed library',
        text: 'A graduate explains the thing they know best, in forty minutes.',
      },
      {
        title: 'Homecoming',
        day: campusDates.homecoming,
        place: 'Stadium',
        text: 'The game at two, the parade of old crews before it, and supper after.',
      },
      {
        title: campus.nightOfLanterns,
        day: campusDates.nightOfLanterns,
        place: 'The quad',
        text: 'First snow, usually. Children are welcome.',
      },
    ],
  },
  contact: {
    id: 'contact',
    title: 'The alumni office',
    ways: [
      { title: 'Call', link: { label: offices.alumni, href: tel(offices.alumni) }, text: phoneHours },
      {
        title: 'Write',
        link: { label: contact.alumniEmail, href: mailto(contact.alumniEmail) },
        text: responseTimes.email,
      },
    ],
  },
} as const satisfies AlumniFriendsContent;
