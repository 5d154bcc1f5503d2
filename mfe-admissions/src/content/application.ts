import type { Option } from '@3eu/university/content';
import {
  admission,
  campus,
  contact,
  fees,
  mailto,
  papers,
  transfer,
  inDollars,
  inWordsFirst,
} from '@3eu/university/facts';
import { readers } from './readers';
import type { ApplicationContent } from './types';

/** Majors that the application offers; specification, section 3, Application draft. */
export const intendedMajors = [
  { value: 'computer-science', label: 'Computer Science' },
  { value: 'business-administration', label: 'Business Administration' },
  { value: 'biomedical-engineering', label: 'Biomedical Engineering' },
  { value: 'psychology', label: 'Psychology' },
  { value: 'mechanical-engineering', label: 'Mechanical Engineering' },
  { value: 'english-literature', label: 'English Literature' },
] as const satisfies readonly Option[];

/** The words of the application form. */
export const application = {
  asked: [
    { label: 'What does it cost to apply?', href: '/faq#what-does-it-cost-to-apply' },
    { label: 'When will I hear back?', href: '/faq#when-will-i-hear-back' },
  ],
  metadata: {
    title: 'Application',
    description: `Apply to 3E University in four steps: personal information, academic background, essays and documents, and the ${inDollars(fees.application)} fee or a waiver. About ${admission.applicationMinutes} minutes.`,
    keywords: ['application', 'apply online', 'application fee', 'fee waiver', 'personal statement'],
    section: 'Admissions',
  },
  header: {
    title: 'Your application',
    lede: `Four steps, about ${admission.applicationMinutes} minutes. What you write stays on this page and is gone when you leave.`,
  },
  needsScript: [
    'Here the buttons to the next step would be. They need scripts, which are turned off or did not load. Call us instead: ',
    { label: contact.phone, href: contact.phoneHref },
  ],
  steps: ['Personal Information', 'Academic Background', 'Essays & Documents', 'Application Fee'],
  /** Which step a tab is at; the first is the page that others link to. */
  tabTitle: (step) => (step === 1 ? 'Application' : `Application, step ${step} of 4`),
  sent: {
    title: 'Once it is sent',
    text: `An email the same day says what has come, and another what is missing. ${inWordsFirst(admission.readers)} people read it, and you hear by the date of your plan. A no is final for that year; why, your counselor says on the phone.`,
  },
  submitNote: 'This is a demonstration site; the button submits nothing, and no card is asked for.',
  personal: {
    intro: 'As your school has them on file, so that your application and your transcript match.',
    email: 'One you will still check next spring.',
    address: 'Street, city, state and ZIP code.',
  },
  academic: {
    intro: 'A best guess is fine. The transcript settles it.',
    intendedMajor: `Undecided? Take the nearest: you can change it ${campus.changeMajorUntil}.`,
  },
  essays: {
    intro:
      'Write them elsewhere, read them aloud, then paste them here. A program may check the spelling, and writes nothing.',
    personalStatement: 'Something that happened, and what you made of it.',
    whyThisSchool: 'Be specific. We know about the narwhal.',
    upload: 'This is a demonstration site; it takes no files.',
    transcript: 'As PDF, from your high school. If you transfer: one from each college, in its place.',
    letters: 'Two, as PDF, one from each person who wrote for you.',
  },
  fee: {
    amount: inDollars(fees.application),
    credit: `Pay ${inDollars(fees.application)} now.`,
    waiver: 'For demonstrated financial need. We take your counselor’s word for it.',
    certification: 'I certify that everything in this application is true, and that the essays are my own work.',
  },
  tips: {
    title: 'Application tips',
    items: [
      { title: 'Open the transcript first', text: 'Step 2 asks for what is on it.' },
      {
        title: 'Transferring?',
        text: `Send your college transcripts before you apply: within ${transfer.evaluation} you hear which credits count.`,
        link: { label: 'How credits count', href: '/admissions/transfer#credits' },
      },
      {
        title: 'Ask for letters early',
        text: `Three weeks is polite. ${papers.late} Your school may send its own.`,
        link: { label: 'How a school sends papers', href: '/counselors#school-counselors' },
      },
      { title: 'Tests are up to you', text: papers.scores },
      { title: 'Write short', text: 'The word counts are upper limits.' },
      {
        title: 'Sent, and then a mistake?',
        text: [
          'Write to ',
          { label: contact.admissionsEmail, href: mailto(contact.admissionsEmail) },
          ': a new essay or another plan takes the old one’s place until your plan’s deadline, a corrected fact at any time.',
        ],
      },
      {
        title: 'Keep a copy',
        text: 'This page forgets everything when you close or reload it. Write the essays somewhere that does not.',
      },
      {
        title: 'Stuck? Find your counselor',
        text: 'By where your school is. Each answers a line of their own.',
        lines: readers,
      },
    ],
  },
  leave: {
    title: 'Leave your application?',
    text: 'What you have written exists only on this page. If you leave now, it is gone.',
  },
} as const satisfies ApplicationContent;
