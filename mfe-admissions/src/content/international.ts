import {
  address,
  admissionDeadlines,
  aidDeadlines,
  counselorLines,
  datesNote,
  enrollmentDates,
  fees,
  hoursAbroad,
  openingClocks,
  installmentFee,
  english,
  international,
  officeHours,
  responseTimes,
  timeZone,
  fallSemester,
  betweenTerms,
  yearCost,
  inDollars,
  mailto,
} from '@3eu/university/facts';
import type { InternationalContent } from './types';

const { leila } = counselorLines;
const [weekdays, saturday] = officeHours.regular;
const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;

/** For applicants from other countries; every word of it is ours. */
export const internationalPage = {
  metadata: {
    title: 'International applicants',
    description: `Applying to 3E University from another country: TOEFL and IELTS, funds, the student visa, insurance, waivers, deadlines in ${timeZone.name}, orientation online, and whom to call at which hour.`,
    keywords: [
      'international students',
      'TOEFL',
      'IELTS',
      'student visa',
      'I-20',
      'proof of funds',
      'health insurance',
    ],
    section: 'Admissions',
  },
  header: {
    title: 'Applying from another country',
    lede: 'The same application, the same dates, the same two readers. Four things are different: your English, your funds, your visa and the hour at which we answer the phone.',
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: `Ask ${leila.name}`, href: '/counselors#leila-haddad' },
    ],
  },
  wall: {
    clocks: openingClocks,
    note: 'The same moment on six walls: somebody here begins to answer the phone.',
  },
  english: {
    id: 'english',
    title: 'Your English: TOEFL or IELTS',
    lede: 'One test, not older than two years. These are the scores that most of those whom we admit bring; none is a cutoff.',
    facts: [
      { term: 'TOEFL', value: english.toefl, big: true },
      { term: 'IELTS', value: english.ielts, big: true },
      {
        term: 'No test',
        value: `If English is the language of your country, or of your school for ${english.years} years`,
      },
      { term: 'Other tests', value: 'None, Duolingo and Cambridge included' },
      { term: 'How it comes', value: 'As PDF with the application; from the test center before the I-20' },
      {
        term: 'Below that',
        value: 'Apply, and write to us why: a term of English before the first classes may be enough',
      },
    ],
  },
  documents: {
    id: 'documents',
    title: 'What to send',
    items: [
      {
        title: 'The application',
        text: `Online, with the fee of ${inDollars(fees.application)} by card. It is waived for financial need in every country: choose the waiver in the last step.`,
      },
      {
        title: 'Transcripts',
        text: 'Of the last three years, as a PDF, with a translation by your school or a sworn translator. We read them ourselves and ask for no evaluation by others. A diploma has to be equivalent to a high school diploma.',
      },
      { title: 'Two recommendation letters', text: 'In English, or with a translation that the writer has seen.' },
      { title: 'Two essays', text: 'Your own, in your own English. Nobody expects anybody else’s.' },
      { title: 'A copy of your passport', text: 'The page with the picture, once you are admitted. Not before.' },
    ],
  },
  funds: {
    id: 'funds',
    title: 'Proof of funds',
    lede: `For the visa, a bank has to confirm one year: ${inDollars(yearCost.total)} for tuition, a room, meals and books, and ${inDollars(international.insurance)} for insurance. A scholarship of ours counts toward it.`,
    facts: [
      { term: 'In all', value: inDollars(international.funds), big: true },
      {
        term: 'Not in it',
        value: `Flights, and ${inDollars(installmentFee)} a semester if you pay by the month`,
      },
      { term: 'Who may pay', value: 'You, your family, a sponsor, or several of them together' },
      { term: 'Scholarships', value: 'All six merit scholarships are open to you, without a form' },
      { term: 'Federal aid', value: 'For citizens and permanent residents of the United States only' },
      { term: 'Undocumented, DACA', value: 'What is open to you', href: '/financial-aid#undocumented' },
    ],
    more: { label: 'Merit scholarships', href: '/financial-aid#scholarships' },
  },
  visa: {
    id: 'visa',
    title: 'From the letter to the visa',
    steps: [
      {
        title: 'Pay the deposit',
        text: `${inDollars(fees.enrollmentDeposit)}, by ${enrollmentDeposit.short}. ${enrollmentDates.depositRefund}`,
      },
      { title: 'Get the I-20', text: 'We send it as a PDF within five business days of your bank’s letter.' },
      {
        title: 'Ask for the F-1 visa',
        text: 'At the consulate nearest to you. Book early: they are slower than we are.',
      },
      {
        title: 'Come',
        text: `From 30 days before the day that your I-20 names: the first of orientation, ${enrollmentDates.orientationSessions[5].medium}.`,
      },
      {
        title: 'Work, if you like',
        text: 'On campus from the first day, 20 hours a week. Anywhere for a year after you graduate, three in science and engineering.',
      },
    ],
  },
  trouble: {
    id: 'no-visa',
    title: 'If the visa is late, or refused',
    lede: [
      'It happens in July, and to good students. Write the same day to ',
      { label: leila.email, href: mailto(leila.email) },
      ': nobody loses a place over it.',
    ],
    list: [
      {
        title: 'Refused',
        text: `Ask again: ${leila.name} writes to the consulate with you, and a second try is often heard.`,
      },
      {
        title: 'Late',
        text: `Room and classes wait until ${fallSemester.addDrop.medium}, the first Friday of the semester. Orientation is recorded.`,
      },
      {
        title: 'Not this year',
        text: `One line by ${fallSemester.addDrop.medium}, and place, scholarship and deposit wait for the next fall. There is no bill.`,
      },
      {
        title: 'From the airport',
        text: 'A van comes on the day before orientation and the day before New Student Days: send us your flight.',
      },
      { title: 'Between terms', text: betweenTerms },
    ],
  },
  insurance: {
    id: 'insurance',
    title: 'Health insurance',
    text: `Everybody at 3E has to be insured. The university’s plan is ${inDollars(international.insurance)} a year, for citizens too, and comes on top of what a year costs. It covers the health center, a hospital and, if you are too ill to stay, the flight home. Yours takes its place if it covers the same here: send us the policy by ${enrollmentDates.healthForms.medium}.`,
  },
  orientation: {
    id: 'orientation',
    title: 'Orientation, there or here',
    text: `Visas, banks and winter coats: two days on campus, ${enrollmentDates.orientationSessions[5].medium}. If your visa is not there yet, both days are on screen too: each begins at 8 AM, ${timeZone.name}, and is recorded.`,
  },
  dates: {
    id: 'dates',
    title: 'By when',
    lede: `A deadline is midnight, ${timeZone.name}: ${timeZone.offset}, the same all year. ${datesNote}`,
    items: [
      {
        title: earlyDecision.name,
        day: earlyDecision.apply,
        text: `Binding. We answer by ${earlyDecision.decision.short}.`,
      },
      {
        title: earlyAction.name,
        day: earlyAction.apply,
        text: `Not binding. We answer by ${earlyAction.decision.short}.`,
      },
      {
        title: regularDecision.name,
        day: regularDecision.apply,
        text: `We answer by ${regularDecision.decision.short}.`,
      },
      { title: 'CSS Profile', day: aidDeadlines.cssProfile, text: 'Only if you ask for our grants by need as well.' },
      { title: 'Deposit', day: enrollmentDeposit, text: 'Then the I-20, then the visa.' },
    ],
  },
  clock: {
    id: 'clock',
    title: 'Our hours, by your clock',
    lede: `${address.city} is in ${address.stateName}, and on no map. Its time zone is its own, ${timeZone.offset}.`,
    caption: 'Without daylight saving, so the difference stays the same all year',
    rows: hoursAbroad,
  },
  person: {
    title: 'Whom to call',
    name: leila.name,
    role: leila.title,
    quote: `I read for every country but one, and answer in ${english.counselorSpeaks}. Call when it is morning here; write when it is not.`,
    phone: {
      number: leila.phone,
      note: `${weekdays.days}, ${weekdays.hours}; ${saturday.days}, ${saturday.hours}; longer in season, ${timeZone.name}`,
    },
    email: { address: leila.email, note: responseTimes.email },
  },
  asked: [
    { label: 'What would I pay?', href: '/financial-aid#cost' },
    { label: 'What is a Tuesday like?', href: '/student-life#day' },
  ],
} as const satisfies InternationalContent;
