import { auroraWelcome, moveInDay } from '@3eu/university/pictures';
import {
  academicYear,
  bills,
  contact,
  counselorLines,
  day,
  enrollmentDates,
  enrollmentRules,
  familyDates,
  fallSemester,
  fees,
  figures,
  inDollars,
  insurance,
  mailto,
  paymentPlan,
  tel,
  yearNote,
} from '@3eu/university/facts';
import type { AdmittedStudentsContent } from './types';

const { orientationSessions: sessions, newStudentDays } = enrollmentDates;
const { adaeze } = counselorLines;

export const admittedStudents = {
  asked: [
    { label: 'Which hall would I like?', href: '/campus-living#halls' },
    { label: 'Which meal plans can I choose from?', href: '/faq#which-meal-plans-can-i-choose-from' },
  ],
  metadata: {
    title: 'Admitted students',
    description: `You are in. Six steps to your first day at 3E University: deposit by ${enrollmentDates.deposit.medium}, housing, orientation, advising, health forms and New Student Days, ${newStudentDays.medium}.`,
    keywords: ['admitted students', 'enrollment deposit', 'orientation', 'New Student Days', 'housing application'],
    section: 'Admissions',
  },
  header: {
    title: 'You’re in.',
    lede: 'Tell whoever needs telling. Then do six things, each with a date, and we will see you in August.',
    picture: auroraWelcome,
  },
  deposit: { button: 'Submit Enrollment Deposit', note: 'This is a demonstration site: no deposit is taken.' },
  portal: { label: 'Open My3EU', href: '/my3eu' },
  steps: {
    id: 'steps',
    title: 'Your next steps',
    lede: `In date order; the red one holds your place. A spring grade that fell takes it from nobody: call your counselor. Your school sends the last transcript by July 1. ${yearNote}`,
    statuses: { urgent: 'Urgent', important: 'Important', normal: 'Later' },
    list: [
      {
        title: 'Housing application',
        deadline: enrollmentDates.housingApplication,
        description: `One form for all ${figures.residenceHalls} halls. ${enrollmentDates.housingAfterAdmission} Everybody gets a bed. ${enrollmentRules.housingOpens}. ${enrollmentRules.roommates}`,
        status: 'important',
        link: { label: 'Compare the halls', href: '/campus-living' },
      },
      {
        title: 'Enrollment deposit',
        deadline: enrollmentDates.deposit,
        description: `${inDollars(fees.enrollmentDeposit)} holds your place and comes off your first bill. ${enrollmentDates.depositRefund}`,
        status: 'urgent',
        link: { label: 'Pay in My3EU', href: '/my3eu#bills' },
      },
      {
        title: 'Orientation registration',
        deadline: enrollmentDates.orientationRegistration,
        description: `Two days, in the session for your kind of student. ${enrollmentRules.orientation} Parents have two days of their own, ${familyDates.newParentOrientation.medium}.`,
        status: 'important',
        link: { label: 'Find your session', href: '/admitted-students#orientation' },
      },
      {
        title: 'Academic advising',
        deadline: enrollmentDates.advising,
        description:
          'Half an hour on screen with your adviser. You leave it registered for your first classes. There are no placement tests: your transcript places you.',
        status: 'normal',
        link: { label: 'Look at the majors', href: '/academics' },
      },
      {
        title: 'Health forms',
        deadline: enrollmentDates.healthForms,
        description:
          'Measles, mumps and rubella twice, tetanus within ten years, meningitis since you were 16, and a test for tuberculosis if you come from abroad: signed by your doctor. What is missing you get at the health center, at cost.',
        status: 'normal',
        link: { label: 'Find the forms in My3EU', href: '/my3eu#forms' },
      },
      {
        title: 'New Student Days',
        deadline: newStudentDays,
        description: 'Move in, meet your hall, get lost once while it still does not matter.',
        status: 'normal',
        link: { label: 'See the three days', href: '/admitted-students#new-student-days' },
      },
    ],
  },
  orientation: {
    id: 'orientation',
    title: 'Orientation sessions',
    lede: 'One for each kind of student, a week apart. All of them show you the campus, your hall, money and where to eat.',
    caption: 'Two days each, one night in a hall',
    sessions: [
      { dates: sessions[0], type: 'First-year students', focus: 'Arts and sciences', availability: 'Available' },
      { dates: sessions[1], type: 'First-year students', focus: 'Engineering', availability: 'Available' },
      { dates: sessions[2], type: 'First-year students', focus: 'Business', availability: 'Available' },
      {
        dates: sessions[3],
        type: 'Transfer students',
        focus: 'Credits that count',
        about: '/admissions/transfer',
        availability: 'Available',
      },
      {
        dates: sessions[4],
        type: 'First-year students',
        focus: 'Undecided, and fine with it',
        availability: 'Available',
      },
      {
        dates: sessions[5],
        type: 'International students',
        focus: 'Visas, banks and winter coats',
        availability: 'Available',
      },
    ],
  },
  schedule: {
    id: 'new-student-days',
    title: 'New Student Days',
    lede: `${newStudentDays.long}. Classes begin on Monday, ${fallSemester.begins.medium}.`,
    picture: moveInDay,
    days: [
      {
        day: newStudentDays.from,
        title: 'Move in',
        events: [
          { time: '8:00 AM', title: 'Doors open, carts at the curb' },
          { time: '1:00 PM', title: 'Lunch with your hall, families too' },
          { time: '4:00 PM', title: 'Convocation under the tower' },
          { time: '7:30 PM', title: 'First supper; nobody sits alone' },
        ],
      },
      {
        day: day('August', 21, academicYear),
        title: 'Find your way',
        events: [
          { time: '9:00 AM', title: 'Walk your schedule with a guide' },
          { time: '11:00 AM', title: 'Meet your adviser in person' },
          { time: '2:00 PM', title: 'Library, labs, lost and found' },
          { time: '8:00 PM', title: 'Outdoor film on the quad' },
        ],
      },
      {
        day: newStudentDays.to,
        title: 'Begin',
        events: [
          { time: '10:00 AM', title: `${figures.organizations} clubs on one lawn` },
          { time: '1:00 PM', title: 'Swim test at the recreation center' },
          { time: '5:00 PM', title: 'Dinner with your college' },
          { time: '9:00 PM', title: 'Lantern walk to the fountain' },
        ],
      },
    ],
  },
  bill: {
    id: 'bill',
    title: 'Your first bill',
    lede: `It has tuition, your room and your meals, less your aid and the ${inDollars(fees.enrollmentDeposit)} that you paid.`,
    list: [
      { title: 'When', text: bills },
      { title: 'By the month', text: paymentPlan },
      { title: 'Late', text: 'After ten days, $50 and no new classes; neither, if you call the aid office before.' },
      {
        title: 'Insurance',
        text: `${inDollars(insurance)} is on it, unless your family’s policy came with your health forms.`,
      },
      { title: 'Who sees it', text: 'You, and whom you name in My3EU to pay it; they see no grades.' },
      {
        title: 'Coming late',
        text: `Call admissions: room and classes wait until ${fallSemester.addDrop.medium}, the last day to add one.`,
      },
    ],
  },
  deferral: {
    id: 'deferral',
    title: 'A year later',
    lede: [
      `A gap year to work, serve, travel or get well: most who ask may take one, and nobody applies again. Ask ${adaeze.name}, `,
      { label: adaeze.phone, href: tel(adaeze.phone) },
      ', or write to ',
      { label: adaeze.email, href: mailto(adaeze.email) },
      '.',
    ],
    facts: [
      {
        term: 'Ask by',
        value: 'June 1, in one page: what you would do, and why now. Without a visa, until classes begin',
      },
      { term: 'Our answer', value: 'Within ten business days' },
      {
        term: 'It costs',
        value: `Nothing: your ${inDollars(fees.enrollmentDeposit)} deposit holds the place of the next fall`,
      },
      { term: 'What waits', value: 'Your merit scholarship. For all other aid, file the FAFSA again' },
      { term: 'What ends it', value: 'Enrolling full-time elsewhere. Single classes are fine' },
    ],
  },
  offices: {
    id: 'offices',
    title: 'Whom to ask',
    list: [
      {
        name: 'Admissions',
        text: 'Your place, your deposit, your second thoughts.',
        phone: contact.phone,
        email: contact.admissionsEmail,
      },
      {
        name: 'Financial aid',
        text: 'Your award letter, line by line.',
        phone: contact.financialAidPhone,
        email: contact.financialAidEmail,
      },
      {
        name: 'Housing',
        text: 'Halls, roommates, what fits under the bed.',
        phone: contact.housingPhone,
        email: contact.housingEmail,
      },
      {
        name: 'Orientation',
        text: 'Sessions, New Student Days, parent orientation in August.',
        phone: contact.orientationPhone,
        email: contact.orientationEmail,
      },
    ],
  },
  closing: {
    title: `${enrollmentDates.deposit.medium}, is the day.`,
    text: `${inDollars(fees.enrollmentDeposit)}, and the place is yours.`,
  },
} as const satisfies AdmittedStudentsContent;
