import { counselorsOffice } from '@3eu/university/pictures';
import {
  contact,
  counselorLines,
  inWords,
  inWordsFirst,
  officeHours,
  phoneHours,
  responseTimes,
  tourHours,
} from '@3eu/university/facts';
import { counselors } from './counselor-list';
import type { CounselorsContent } from './types';

export const counselorsPage = {
  asked: [
    { label: 'What grade point average do I need?', href: '/faq#what-grade-point-average-do-i-need' },
    { label: 'Can I come and see it first?', href: '/visit#tours' },
  ],
  metadata: {
    title: 'Admissions counselors',
    description: `${inWordsFirst(counselors.length)} admissions counselors for fifty states: who they are, which states they cover, their direct lines and their office hours.`,
    keywords: [
      'admissions counselors',
      'contact admissions',
      'office hours',
      'appointment',
      'states',
      'transfer',
      'international',
    ],
    section: 'Admissions',
  },
  header: {
    title: 'Your counselor',
    lede: `${inWordsFirst(counselors.length)} people, fifty states. The one who answers your question is the first to read your application.`,
  },
  finder: {
    title: 'Find yours',
    elsewhere: 'Washington, D.C., a territory, or another country? ',
    elsewhereCounselor: counselorLines.leila.name,
  },
  people: {
    id: 'people',
    title: 'Who reads for whom',
  },
  hours: {
    id: 'hours',
    title: 'Office hours',
    lede: `${officeHours.seasonName}: longer, since that is when you need us. Their own lines are answered in these hours, the main number ${phoneHours}, all year.`,
    caption: 'Walk in, or call ahead',
    rows: officeHours.regular.map(({ days, hours }, index) => ({
      days,
      regular: hours,
      season: officeHours.season[index]?.hours ?? hours,
    })),
    tours: tourHours.long,
  },
  contact: {
    id: 'contact',
    title: 'Not sure whom to ask?',
    text: `Ask anybody. All ${inWords(counselors.length)} sit in one room of the visitor center.`,
    appointment: 'Book Appointment',
    picture: counselorsOffice,
    phone: { number: contact.phone, note: phoneHours },
    email: { address: contact.admissionsEmail, note: responseTimes.email },
  },
} as const satisfies CounselorsContent;
