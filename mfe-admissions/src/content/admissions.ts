import { handsOnPlan, visitorCenter } from '@3eu/university/pictures';
import {
  admission,
  admissionDeadlines,
  aid,
  aidDeadlines,
  contact,
  datesNote,
  fafsa,
  fees,
  firstYears,
  inWords,
  inWordsFirst,
  placeInYear,
  timeZone,
  inDollars,
  inThousands,
} from '@3eu/university/facts';
import { aidTypes, letterNote } from './aid-types';
import { aidDates } from './aid-dates';
import { commitment, plans } from './plans';
import { readers } from './readers';
import type { AdmissionsContent } from './types';

const [grants, merit, workStudy, loans] = aidTypes;
const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;

export const admissions = {
  metadata: {
    title: 'Apply to 3E',
    description: `How to apply to 3E University: four steps, ${inWords(plans.length)} plans with deadlines on ${earlyDecision.apply.short}, ${earlyAction.apply.short} and ${regularDecision.apply.short}, and how aid works.`,
    keywords: ['admissions', 'early decision', 'early action', 'regular decision', 'admission requirements'],
    section: 'Admissions',
  },
  header: {
    title: 'Apply to 3E',
    lede: `One application, ${admission.applicationMinutes} minutes, ${inWords(plans.length)} plans to choose from. Two people read all of it.`,
    picture: visitorCenter,
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: 'Request information', href: '/request-info' },
    ],
  },
  plans: {
    id: 'plans',
    title: 'Choose a plan',
    lede: 'The same application, read the same way. What differs is when you hear, and what you promise. A round that is over opens again in August, for the class of the year after.',
    /** How long a round is open. */
    open: `Until midnight, ${timeZone.name}.`,
    list: plans,
  },
  process: {
    id: 'process',
    title: 'How it works',
    steps: [
      { title: 'Apply online', text: `About ${admission.applicationMinutes} minutes, with your transcript in hand.` },
      {
        title: 'Submit documents',
        text: 'The transcript and both letters, as PDF files, in step 3 of the application.',
      },
      {
        title: 'Review',
        text: 'The counselor for your state reads everything, essays first. Then somebody who does not know you does the same.',
      },
      {
        title: 'Decision and enrollment',
        text: `We answer by your plan’s date. You answer by ${enrollmentDeposit.short}; under ${earlyDecision.name} you already have. It is yes or no: there is no waiting list, and no round is put off to the next.`,
      },
    ],
  },
  documents: {
    id: 'documents',
    title: 'What to send',
    items: [
      {
        title: 'The application',
        text: `Online, in four steps. The fee is ${inDollars(fees.application)}; it is waived for demonstrated financial need.`,
      },
      {
        title: 'Official transcript',
        text: 'A PDF from your high school, with the courses you are taking now. You upload it in step 3.',
      },
      {
        title: 'Two recommendation letters',
        text: 'One from a teacher, one from anybody who has seen you work. You upload them in step 3.',
      },
      { title: 'Two essays', text: 'A personal statement of up to 500 words, and up to 300 on why this school.' },
      { title: 'Test scores', text: 'SAT or ACT, if you would like us to see them. Optional.' },
      {
        title: 'TOEFL or IELTS',
        text: 'From most international students.',
      },
    ],
  },
  requirements: {
    id: 'requirements',
    title: 'What you need',
    items: [
      { term: 'Minimum GPA', value: admission.minimumGpa, big: true },
      { term: 'Recommended GPA', value: admission.recommendedGpa, big: true },
      {
        term: 'Schooling',
        value:
          'High school diploma or equivalent. No course is required; what your school offered and you left out is seen',
      },
      { term: 'Letters', value: 'Two recommendation letters' },
      { term: 'English', value: 'TOEFL or IELTS, from most international students' },
    ],
    note: `Below ${admission.minimumGpa}, but with a reason? Talk to your counselor before you apply. There is no interview and no portfolio, and whose child you are does not count.`,
  },
  entering: {
    id: 'class',
    title: 'Who gets in',
    lede: 'The last classes that have been counted, as every college reports them: first-years who seek a degree, as of October 15.',
    facts: [
      { term: 'Applied', value: firstYears.applied },
      { term: 'Admitted', value: firstYears.admitted },
      { term: 'Came', value: firstYears.came },
      { term: 'Grades', value: firstYears.grades },
      { term: 'Tests', value: firstYears.scores },
      { term: 'Stayed', value: firstYears.stayed },
      { term: 'Graduated', value: firstYears.graduated },
    ],
  },
  elsewhere: [
    { label: 'With credits from a college, AP or IB?', href: '/admissions/transfer' },
    { label: 'From another country?', href: '/admissions/international' },
    { label: 'A school counselor?', href: '/counselors#school-counselors' },
  ],
  dates: {
    id: 'dates',
    title: 'Deadlines',
    lede: [
      `Each plan closes at midnight, ${timeZone.name} (${timeZone.offset}). Late? Call `,
      { label: contact.phone, href: contact.phoneHref },
      ' in the morning, before you give up.',
    ],
    caption: datesNote,
    list: [
      ...plans.map(({ name, apply, binding }) => ({
        day: apply,
        title: name,
        text: `Apply. ${binding ? commitment.yes : commitment.no}.`,
      })),
      ...plans.map(({ name, decision, binding }) => ({
        day: decision,
        title: 'We answer',
        text: binding ? `${name}.` : `${name}. You answer by ${enrollmentDeposit.short}.`,
      })),
      {
        day: enrollmentDeposit,
        title: 'You answer',
        text: `With the ${inDollars(fees.enrollmentDeposit)} enrollment deposit, whichever plan you chose.`,
      },
      ...aidDates.map(({ day, title }) => ({ day, title: 'For aid', text: title })),
    ].sort((a, b) => placeInYear(a.day) - placeInYear(b.day)),
  },
  aid: {
    id: 'aid',
    title: 'Paying for it',
    text: [
      `Everything starts with the FAFSA, one free federal form. Its priority deadline is ${aidDeadlines.fafsaPriority.short}; fill it in even if you expect nothing.`,
      aid.scholarshipRule,
      // Awards come after the decision, so a binding plan needs a way out.
      `If the award is not enough, a call releases you from ${earlyDecision.name}.`,
    ],
    fafsa: { label: `Fill in the FAFSA at ${fafsa.label}`, href: fafsa.href },
    more: { label: 'All about financial aid', href: '/financial-aid' },
    typesTitle: 'Types of aid',
    types: [
      { ...grants, summary: 'Based on need. You do not pay them back.' },
      { ...merit, summary: 'For what you have done. No separate form.' },
      { ...workStudy, summary: 'A job on campus, around your schedule.' },
      { ...loans, summary: 'Last, and no more than you need.' },
    ],
    picture: handsOnPlan,
    figuresNote: `${aid.kinds} ${aid.averageNote} ${letterNote}`,
    figures: [
      { value: aid.receivingAid, label: 'of students receive aid' },
      { value: aid.scholarshipsPerYear, label: 'in scholarships a year' },
      { value: aid.averageScholarship, label: 'average scholarship' },
      { value: inThousands(aid.averageDebt), label: 'average debt at graduation' },
    ],
  },
  people: {
    id: 'people',
    title: 'Who reads it',
    lede: `${inWordsFirst(readers.length)} counselors, each with their own states. Yours will know your high school.`,
    more: { label: 'Find your counselor', href: '/counselors' },
    meet: { label: 'Meet them on a campus tour', href: '/visit' },
  },
} as const satisfies AdmissionsContent;
