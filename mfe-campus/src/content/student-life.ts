import {
  adviserJosephTran,
  boathouseMorning,
  courtyardDusk,
  courtyardFire,
  diningHall,
  hallNarwhalCommons,
  lawnLunch,
  quadWinterDusk,
  rainArcade,
  seminarOf22,
  towerGrill,
} from '@3eu/university/pictures';
import {
  athletics,
  campus,
  campusDates,
  contact,
  datesNote,
  day,
  figures,
  halls,
  mealPlans,
  tel,
  inDollars,
  offices,
  stayFund,
  titleIx,
} from '@3eu/university/facts';
import type { StudentLifeContent } from './types';

const concert = day('September', 26);

/** Student life. Specification, sections 2 (Student Life) and 9. */
export const studentLife = {
  asked: [
    { label: 'Can I see it for myself?', href: '/visit' },
    { label: 'Which hall would I live in?', href: '/campus-living#halls' },
  ],
  metadata: {
    title: 'Student Life',
    description: `What happens after class at 3E University: ${figures.organizations} student organizations, ${athletics.athleticTeams} athletic teams, ${figures.residenceHalls} residence halls, and three evenings to come and see.`,
    keywords: ['student life', 'clubs', 'student organizations', 'housing', 'dining', 'campus events'],
    section: 'Student Life',
  },
  header: {
    title: 'Student Life',
    lede: `Class ends at ${campus.classEnds}, and ${figures.organizations} organizations begin. The courtyard fire is lit at ${campus.fireLit}, and somebody always brings too much bread.`,
    picture: courtyardDusk,
  },
  stats: [
    { value: figures.organizations, label: 'student organizations' },
    { value: athletics.athleticTeams, label: 'athletic teams' },
    { value: figures.residenceHalls, label: 'residence halls' },
    { value: figures.retailDining, label: 'retail dining locations' },
  ],
  statsNote: athletics.bothCounts,
  involvement: {
    id: 'involvement',
    title: 'Ways in',
    lede: 'None of them asks for experience. Nobody does all four; everybody tries.',
    categories: [
      {
        title: 'Clubs and societies',
        text: 'From astronomy to yarn. Most meet once a week, cost nothing, and take whoever shows up.',
        meta: `${figures.organizations} organizations`,
      },
      {
        title: 'Athletics and recreation',
        text: 'Varsity at dawn, intramurals at dusk in nine leagues, and a climbing wall for those who would rather not be timed.',
        meta: `${athletics.studentAthletes} student athletes`,
        href: '/athletics',
      },
      {
        title: 'Arts and media',
        text: 'Two stages, an orchestra, a radio station, and a newspaper that has been sued once and won.',
        meta: 'Every night',
      },
      {
        title: 'Service and leadership',
        text: 'Lifeboat watch, tutoring in town, and a student senate with a real budget and real minutes.',
        meta: 'From week one',
      },
    ],
  },
  housing: {
    id: 'housing',
    title: 'Where you sleep',
    text: `Brick courtyards, a tower with balconies, a row of porches, a stone village, from ${inDollars(halls.narwhalCommons.perSemester)} a semester. First-years are given a room in ${halls.narwhalCommons.name} or one of the eight halls around it, a roommate and a list of questions to ask each other.`,
    picture: hallNarwhalCommons,
    hall: { label: `See ${halls.narwhalCommons.name}`, href: '/campus-living#narwhal-commons' },
  },
  dining: {
    id: 'dining',
    title: 'What you eat',
    text: `${figures.diningHalls} dining halls that cook, and ${figures.retailDining} retail dining locations for when you miss them. Meal plans run from ${inDollars(mealPlans.commuter.price)} to ${inDollars(mealPlans.unlimited.price)} a semester.`,
    picture: diningHall,
  },
  living: { label: 'Halls, dining hours and meal plans', href: '/campus-living' },
  day: {
    id: 'day',
    title: 'A Tuesday in October',
    lede: 'One rower’s day in week seven of the semester. Yours can begin later.',
    hours: [
      {
        time: '6:00 AM',
        title: 'First boat',
        text: 'In the mist off the boathouse, before anybody can watch. Breakfast for the crews at seven.',
        // Focused on the eight in front.
        picture: { ...boathouseMorning, focus: [10, 76] },
      },
      {
        time: '9:00 AM',
        title: 'In class',
        picture: seminarOf22,
        text: `In a room of ${figures.averageClassSize}, which is the average class size. The professor asks the back row first.`,
      },
      {
        time: '1:00 PM',
        title: 'Commons Table',
        text: 'Eight stations under one long roof. Carry the tray out to the grass, and to your roommate, who just got up.',
        picture: lawnLunch,
      },
      {
        time: '4:00 PM',
        title: 'Class ends',
        text: 'It rains, and nobody minds: under the arcade to rehearsal, to practice, or to a carrel under the dome.',
        picture: rainArcade,
      },
      {
        time: '6:00 PM',
        title: 'The fire is lit',
        text: 'The sky clears for it. In the courtyard, just as the bread comes out; somebody always brings too much.',
        picture: courtyardFire,
      },
      {
        time: '10:00 PM',
        title: 'Tower Grill',
        text: 'The only kitchen still open, until one. You meant to be asleep by now; you have a boat at six.',
        picture: towerGrill,
      },
    ],
  },
  clubs: {
    id: 'clubs',
    title: 'Clubs to start with',
    lede: `Six of ${figures.organizations}. The rest line the quad before the first class, each behind a table. If yours is missing, ${campus.clubSignatures} signatures will start it.`,
    // The whole snow narwhal in the arch, from tusk to tail.
    picture: { ...quadWinterDusk, focus: [39, 80] },
    list: [
      {
        title: 'Winter Swimming Society',
        when: 'Wednesdays, 7:00 AM',
        text: 'In the sound, from the boathouse slip, October to March. The stove is lit before you are in.',
      },
      {
        title: 'Debating Union',
        when: 'Thursdays, 8:00 PM',
        text: 'Older than the library, and says so. First-years speak in their first month.',
      },
      {
        title: 'Snow Narwhal Builders',
        when: 'First snow to last',
        text: 'Thirteen feet long, tusk not included. Meets when it snows, and not otherwise.',
      },
      {
        title: 'Radio Sound',
        when: 'Every night from 6:00 PM',
        text: 'Reaches the town and two islands. Two hours of training, then you are on the air.',
      },
      {
        title: 'The Tide Table',
        when: 'Fridays, on paper',
        text: 'The weekly newspaper, four thousand copies. The physics department writes its crossword.',
      },
      {
        title: 'Lifeboat Watch',
        when: 'One night in eight',
        text: 'With the town’s crew. Twelve weeks of training come before the first call.',
      },
    ],
  },
  voice: {
    quote: 'I knock on forty doors in the first week. By October they knock on mine, mostly about the kettle.',
    name: 'Joseph Tran',
    detail: `Resident assistant in ${halls.narwhalCommons.name}, class of 2026`,
    picture: adviserJosephTran,
  },
  support: {
    id: 'support',
    title: 'Who looks after you',
    items: [
      {
        lead: '24/7',
        title: 'A desk in every hall',
        text: 'Keycard doors, and a resident assistant on each corridor.',
      },
      {
        lead: '2 days',
        title: 'To a first conversation',
        text: [
          'Counseling for mental health, homesickness included: eight sessions a year, free of charge. ',
          { label: offices.counseling, href: tel(offices.counseling) },
          '. Tonight, if it cannot wait, somebody answers at every hour: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
        ],
      },
      {
        lead: '6 days',
        title: 'At the health center',
        text: [
          'A doctor, Monday to Saturday, 8 AM to 6 PM; at other hours, a nurse on the phone. ',
          { label: offices.health, href: tel(offices.health) },
        ],
      },
      {
        lead: '1 call',
        title: 'To walk home with somebody',
        text: [
          'The night escort comes at any hour, to any door: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
      },
    ],
    troubles: [
      {
        id: 'report',
        title: 'Harassed, stalked or assaulted',
        text: [
          `Tell ${titleIx.coordinator}: `,
          { label: offices.titleIx, href: tel(offices.titleIx) },
          `. ${titleIx.rule} Teachers and resident assistants have to tell her; counseling and the health center tell nobody.`,
        ],
      },
      {
        id: 'short-of-money',
        title: 'No money for food or rent',
        text: [
          `The pantry under Orca fills a bag, Tuesday and Friday, 4 to 7 PM. For rent, the Stay Fund gives up to ${inDollars(stayFund)} within two business days: `,
          { label: contact.financialAidPhone, href: tel(contact.financialAidPhone) },
          '.',
        ],
      },
      {
        id: 'lost-card',
        title: 'A lost card, a locked door',
        text: 'The desk of your hall lets you in. The safety desk blocks a lost card at any hour; a new one is $15 at the library. What was found waits at the visitor center.',
      },
      {
        id: 'behind',
        title: 'Behind in a class',
        text: [
          'Tutoring is free. To leave the class: ',
          { label: 'add, drop, withdraw', href: '/about#registrar-classes' },
          '.',
        ],
      },
    ],
  },
  events: {
    id: 'events',
    title: 'Evenings of the fall',
    lede: `Open to everybody. The lecture costs three dollars, everything else is free. ${datesNote}`,
    list: [
      {
        title: 'Concert on the Library Steps',
        day: concert,
        time: '7:00 PM',
        place: 'Quay',
        text: 'The university orchestra, eighty players, against the gulls. Bring a blanket and a second blanket.',
      },
      {
        title: 'First-Year Lecture: What the Tide Tables Leave Out',
        day: campusDates.firstYearLecture,
        time: '6:30 PM',
        place: 'Domed library',
        text: 'An oceanographer on what the tables cannot know. Last year’s lecture sold out.',
      },
      {
        title: campus.nightOfLanterns,
        day: campusDates.nightOfLanterns,
        time: '5:30 PM',
        place: 'The quad',
        text: 'Fifteen thousand lanterns and one snow narwhal, weather permitting. It usually does.',
      },
    ],
  },
} as const satisfies StudentLifeContent;
