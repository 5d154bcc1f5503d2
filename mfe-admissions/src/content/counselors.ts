import { counselorsOffice } from '@3eu/university/pictures';
import {
  address,
  admissionDeadlines,
  contact,
  counselorLines,
  inWords,
  inWordsFirst,
  mailto,
  officeHours,
  papers,
  phoneHours,
  responseTimes,
  tel,
  tourHours,
  undocumented,
} from '@3eu/university/facts';
import { counselors } from './counselor-list';
import type { CounselorsContent } from './types';

const { thomas } = counselorLines;

const { earlyDecision, earlyAction, regularDecision } = admissionDeadlines;
const twoWeeksLater = [earlyDecision, earlyAction, regularDecision]
  .map(({ apply }) => `${apply.month} ${Number(apply.dates) + 14}`)
  .join(', ');

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
  schools: {
    id: 'school-counselors',
    title: 'For school counselors',
    lede: 'What you send for a student, where, and by when. It needs no account and no form of ours.',
    list: [
      {
        title: 'What you send',
        text: [
          'Transcript, school report and letter as PDF, with the student’s name and birthday, from your school’s address to ',
          { label: contact.admissionsEmail, href: mailto(contact.admissionsEmail) },
          `, or on paper to Admissions, ${address.oneLine}. We take no Common App, Coalition or Slate; what the student has uploaded, you need not send.`,
        ],
      },
      {
        title: 'By when',
        text: `${papers.late} That is ${twoWeeksLater}. The grades of the fall follow by February 15, the last transcript by July 1.`,
      },
      {
        title: 'Something has changed',
        text: 'A grade, a schedule, a discipline record: tell the counselor of your state within five school days, before our decision or after it. The student writes a page too, both readers read it, and by itself it ends nothing. What was over before grade nine is not asked for.',
      },
      { title: 'No money for the fee', text: 'Your word is enough: the student chooses the waiver in the last step.' },
      { title: 'No papers', text: undocumented },
      {
        title: 'A visit, there or here',
        text: [
          `${thomas.name} plans the fall’s trips to schools in July: `,
          { label: thomas.phone, href: tel(thomas.phone) },
          '. Counselors come on the last Friday of September: tours, lunch and a bed are ours, the way is yours.',
        ],
      },
      {
        title: 'The class before',
        text: [
          'How many applied, their grades and their tests stand under ',
          { label: 'who gets in', href: '/admissions#class' },
          '.',
        ],
      },
    ],
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
