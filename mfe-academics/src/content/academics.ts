import {
  facultyCelesteMoreau,
  facultyHarjitSinghGill,
  facultyPeterLind,
  facultyRosalindPike,
  libraryMorning,
  readingRoom,
} from '@3eu/university/pictures';
import { campus, figures, firstYearClasses, ratioNote, shareNotes } from '@3eu/university/facts';
import type { AcademicsContent } from './types';

export const academics = {
  asked: [
    { label: 'Can I change my mind later?', href: '/#can-i-change-my-mind' },
    { label: 'How large are classes?', href: '/faq#how-large-are-classes' },
  ],
  metadata: {
    title: 'Academics',
    description: `${figures.programs} programs in three colleges, a ${figures.studentFacultyRatio} student-faculty ratio and ${figures.graduateSuccess} graduate success: business, engineering, arts and sciences at 3E University.`,
    keywords: ['academics', 'majors', 'colleges', 'degree programs', 'faculty', 'student-faculty ratio'],
    section: 'Academics',
  },
  header: {
    title: 'Academics',
    lede: 'Three colleges, one library, and classes small enough that somebody notices when you are absent.',
    picture: libraryMorning,
  },
  statsNote: shareNotes.success,
  stats: [
    { value: figures.programs, label: 'programs' },
    { value: figures.studentFacultyRatio, label: 'student-faculty ratio' },
    { value: figures.graduateSuccess, label: 'graduate success' },
    { value: figures.colleges, label: 'colleges' },
  ],
  colleges: {
    id: 'colleges',
    title: 'The colleges',
    lede: 'You apply to one and may take courses in all three.',
  },
  finder: {
    id: 'programs',
    title: 'Find a program',
    lede: `The degrees among our ${figures.programs} programs. The others are minors, certificates and combinations of these; your adviser has the list. Two majors fit into four years, a semester at a partner school abroad costs what one here does, and every bachelor’s degree is taught here, full-time.`,
    none: 'None of them. Try a shorter word, or ask an adviser.',
  },
  library: {
    title: 'The library they share',
    text: `${campus.library.volumes} volumes under one dome on the quay, and a round desk in the middle where a person answers questions. The reading room is silent because people like it that way; the gallery is for those who still have to ask.`,
    facts: [
      { term: 'Volumes', value: campus.library.volumes, big: true },
      { term: 'Open', value: campus.library.hours },
      { term: 'For', value: 'All three colleges, and neighbors with a card' },
      { term: 'Lends', value: 'Laptops for a week, free; a printed page is 5 cents' },
      { term: 'Ask for', value: 'The harbor log, a volume a year since 1925' },
    ],
    picture: readingRoom,
  },
  faculty: {
    id: 'faculty',
    title: 'Who you meet first',
    lede: `Each teaches first-years this year. ${firstYearClasses} ${ratioNote}`,
    people: [
      {
        name: 'Dr. Rosalind Pike',
        title: 'Marine Biology',
        portrait: facultyRosalindPike,
        text: 'Counts narwhals every March and knows eleven of them by their scars.',
      },
      {
        name: 'Dr. Harjit Singh Gill',
        title: 'Civil Engineering',
        portrait: facultyHarjitSinghGill,
        text: 'Designed the breakwater you can see from his office, and checks on it.',
      },
      {
        name: 'Dr. Celeste Moreau',
        title: 'Finance',
        portrait: facultyCelesteMoreau,
        text: 'Left a trading desk to teach risk to people who still have time to avoid it.',
      },
      {
        name: 'Dr. Peter Lind',
        title: 'History',
        portrait: facultyPeterLind,
        text: 'Is reading the harbor log, a volume a year since 1925. He has reached 1961.',
      },
    ],
  },
  research: {
    id: 'research',
    title: 'Three questions, still open',
    lede: `${figures.researchFunding} in research funding is a sum. Some of it is spent on these, with first-years at work on each.`,
    stories: [
      {
        question: 'How many narwhals spend the winter in the sound?',
        stat: { value: '59', label: 'last March; eleven we know by their scars' },
        who: 'Dr. Rosalind Pike, Marine Biology, with the crew of the Tusk',
        text: [
          'Every March, when the ice breaks, the Tusk lies at its edge for a week. Two teams count at the same hour and may not compare until supper. Where they differ, which is most nights, the photographs decide.',
          'Whoever counts must not look down, so a first-year keeps the notebook. One team had 61, the other 58; the photographs had 59. Number four has a new scar and, for the second winter, company.',
        ],
      },
      {
        question: 'What does a breakwater do in a storm that it was not built for?',
        stat: { value: '4 of 212', label: 'stones have moved in nine winters' },
        who: 'Dr. Harjit Singh Gill, Civil Engineering',
        text: [
          'The breakwater has 212 stones above the water, and each has a painted number. After a gale, first-years in life jackets walk it with a staff and a level, and write down where each lies, to the centimeter.',
          'Four have moved. Three slid down, as the model said. Number 88, nine tons, went up by the width of a hand. Dr. Gill designed the thing and does not know why. There is a dinner for whoever does.',
        ],
      },
      {
        question: 'What does a small firm do in its second bad year?',
        stat: { value: '31', label: 'firms of the harbor towns, with their books open' },
        who: 'Dr. Tobias Reuter, Management',
        text: [
          'For the first bad year everybody has a plan. It is in the second that firms close, unwatched. These 31 show us their books every quarter; students read them, having signed that they will not talk.',
          'Fourteen have had two bad years in a row, and nine of those are still open. Eight of the nine told all who work there the number within a month; of the five that closed, one. That is too few to be sure of, so the reading goes on.',
        ],
      },
    ],
  },
} as const satisfies AcademicsContent;
