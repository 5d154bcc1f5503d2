import { twoTranscripts } from '@3eu/university/pictures';
import {
  admission,
  admissionDeadlines,
  aidDeadlines,
  counselorLines,
  creditHours,
  datesNote,
  enrollmentDates,
  fees,
  responseTimes,
  transfer,
  yearCost,
  inDollars,
  mailto,
} from '@3eu/university/facts';
import type { TransferContent } from './types';

const { priya } = counselorLines;
const { regularDecision, enrollmentDeposit } = admissionDeadlines;
const hours = Object.values(creditHours);

/** For students of another college; every word of it is ours. */
export const transferPage = {
  metadata: {
    title: 'Transfer to 3E',
    description: `Transferring to 3E University: up to ${transfer.mostCredits} credits count, from a ${transfer.minimumGrade} up. What to send, by when, who reads it, and the orientation for transfer students.`,
    keywords: ['transfer', 'transfer credits', 'transfer deadline', 'community college', 'credit evaluation'],
    section: 'Admissions',
  },
  header: {
    title: 'Transfer to 3E',
    lede: `Bring up to ${transfer.mostCredits} credits with you. You hear which of them count within ${transfer.evaluation} of sending the transcript, before you have paid anything.`,
    picture: twoTranscripts,
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: 'All counselors', href: '/counselors' },
    ],
  },
  credits: {
    id: 'credits',
    title: 'How credits count',
    lede: `A degree takes ${Math.min(...hours)} to ${Math.max(...hours)} credits. What you have learned elsewhere is not taught to you twice.`,
    facts: [
      { term: 'At most', value: `${transfer.mostCredits} credits`, big: true, counted: transfer.mostCredits },
      { term: 'From a grade of', value: transfer.minimumGrade, big: true },
      { term: 'Where from', value: transfer.from },
      {
        term: 'Who says which',
        value: priya.email,
        href: mailto(priya.email),
        note: `${priya.name}, within ${transfer.evaluation} of your transcript, before you apply`,
      },
      {
        term: 'Your GPA',
        value: `At least ${admission.minimumGpa}, ${admission.recommendedGpa} recommended; here it starts anew`,
      },
      {
        term: 'From high school',
        value: `${transfer.exams}, for first-years too; college courses like anybody’s`,
        counted: transfer.mostOfExams,
      },
      { term: 'Toward your major', value: 'Courses whose syllabus matches ours; the others count as electives' },
      {
        term: 'At least',
        value: `${transfer.leastCredits} credits; with fewer, you apply as a first-year`,
        counted: transfer.leastCredits,
      },
      { term: 'Not counted', value: 'Courses passed without a grade, and those below college level' },
      {
        term: 'If you disagree',
        value: 'Send the syllabus within 30 days: the head of the department decides within ten business days',
      },
      { term: 'An associate degree', value: 'Settles the general courses, in whichever subject it is' },
      {
        term: 'Military service',
        value: 'What your Joint Services Transcript recommends, and CLEP or DSST from 50, within the same limit',
        href: '/about#registrar-veterans',
      },
    ],
    scale: {
      degree: Math.min(...hours),
      most: transfer.mostCredits,
      note: `A degree of ${Math.min(...hours)} credits, one square each: what you can bring, and what is still ahead.`,
    },
    note: 'The evaluation is free and binds us: what we have counted stays counted, even if you enroll a year later. What you earned at school leaves you a first-year, however much it is: send scores by July 31.',
  },
  documents: {
    id: 'documents',
    title: 'What to send',
    items: [
      {
        title: 'The application',
        text: `The same one, with the same fee of ${inDollars(fees.application)}, waived for demonstrated financial need and for veterans.`,
      },
      {
        title: 'College transcripts',
        text: 'A PDF from each college, this term’s courses included. It takes the place of the high school transcript.',
      },
      {
        title: 'Syllabi',
        text: 'Of the courses that you would like to count toward your major. One page each is enough.',
      },
      {
        title: 'Two recommendation letters',
        text: 'One from a college instructor, one from anybody who has seen you work.',
      },
      {
        title: 'Two essays',
        text: 'As for everybody. Say in the second one what you would do here that you cannot do there.',
      },
    ],
  },
  dates: {
    id: 'dates',
    title: 'By when',
    lede: `Transfer students apply in the regular round and begin in the fall; nobody begins in spring. A room in a hall is yours like everybody’s, by the same form, within two weeks of the letter; nobody has to take one. ${datesNote} Orientation has days of its own each year.`,
    items: [
      {
        title: 'Apply',
        day: regularDecision.apply,
        text: `By ${regularDecision.name}, with the transcript up to then.`,
      },
      {
        title: 'File the FAFSA',
        day: aidDeadlines.fafsaPriority,
        text: `Priority deadline. Price and aid are those of first-years, all six scholarships included: ${inDollars(yearCost.total)} a year, before aid, with insurance on top.`,
      },
      { title: 'Hear from us', day: regularDecision.decision, text: 'You know by then which credits count.' },
      {
        title: 'Decide',
        day: enrollmentDeposit,
        text: `Your ${inDollars(fees.enrollmentDeposit)} deposit holds the place.`,
      },
      {
        title: 'Orientation for transfer students',
        when: enrollmentDates.orientationSessions[3].medium,
        text: 'Credits that count, then courses, a hall and the harbor. One night in a hall.',
      },
    ],
  },
  person: {
    title: 'Who helps',
    name: priya.name,
    role: `${priya.title} for transfer students`,
    quote:
      'I transferred twice myself. Send me the transcript before the application: then you know what you are applying for.',
    phone: { number: priya.phone, note: 'Her own line' },
    email: { address: priya.email, note: responseTimes.email },
  },
} as const satisfies TransferContent;
