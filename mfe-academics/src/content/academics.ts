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
} as const satisfies AcademicsContent;
