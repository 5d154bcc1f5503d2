import { advisingOffice, handsOnPlan } from '@3eu/university/pictures';
import {
  academicYear,
  address,
  aid,
  aidDeadlines,
  awardsCap,
  borrowing,
  contact,
  datesNote,
  debtNote,
  fafsa,
  halls,
  installment,
  onTop,
  paymentPlan,
  phoneHours,
  schoolCode,
  stayFund,
  tel,
  undocumented,
  inDollars,
  inThousands,
  netPrice,
} from '@3eu/university/facts';
import { aidTypes, letterNote } from './aid-types';
import type { FinancialAidContent } from './types';

const [grants, merit, workStudy, loans] = aidTypes;

export const financialAid = {
  metadata: {
    title: 'Financial aid',
    description: `${aid.receivingAid} of 3E students receive aid, ${aid.scholarshipsPerYear} in scholarships a year. Grants, merit scholarships, work-study, loans, and the FAFSA by ${aidDeadlines.fafsaPriority.short}.`,
    keywords: ['financial aid', 'scholarships', 'FAFSA', 'CSS Profile', 'net price calculator'],
    section: 'Admissions',
  },
  header: {
    title: 'Financial aid',
    lede: `What a year costs, and who pays it: ${aid.receivingAid} of our students receive aid.`,
  },
  figuresNote: `${aid.kinds} ${aid.averageNote} ${debtNote} ${letterNote}`,
  figures: [
    { value: aid.scholarshipsPerYear, label: 'in scholarships a year' },
    { value: aid.receivingAid, label: 'of students get aid' },
    { value: aid.averageScholarship, label: 'average scholarship' },
    { value: inThousands(aid.averageDebt), label: 'average debt at graduation' },
  ],
  cost: {
    id: 'cost',
    title: 'What a year costs',
    lede: 'Choose where you would live and eat, and which scholarships you might hold. It adds up prices, and does not estimate your aid.',
    note: `For two semesters, in the halls that first-years are given: ${halls.honorsVillage.name} is for the honors program. It is the same from every state, and for the four years of a class; tuition and books are example figures. ${onTop}`,
    more: { label: 'Compare halls and meal plans', href: '/campus-living' },
  },
  loans: {
    id: 'loans',
    title: 'What you would borrow',
    lede: 'The average debt of graduates who borrowed, by the month.',
    facts: [
      { term: 'Average debt', value: inThousands(aid.averageDebt), big: true },
      { term: `A month, for ${borrowing.years} years`, value: inDollars(borrowing.monthly), big: true },
      { term: 'At a rate of', value: `${borrowing.rate} a year` },
      { term: 'Interest in all', value: `About ${inDollars(borrowing.interest)}` },
    ],
    note: 'At one fixed rate, as an example; payments begin six months after you leave.',
    installments: {
      title: 'Or pay by the month, without a loan',
      text: `${paymentPlan} Before any aid, that is ${inDollars(installment)} five times; books are not in it.`,
    },
  },
  types: {
    id: 'types',
    title: 'Kinds of aid',
    lede: `Most packages have two or three, in this order. After the federal grants come our own, by need and the CSS Profile: up to ${inDollars(aid.maxOwnGrant)} a year. Your readers do not see what you can pay; not all need is met.`,
    picture: handsOnPlan,
    list: [
      {
        ...grants,
        description:
          'Pell and others, worked out from your FAFSA. They come off your bill first, and you do not pay them back.',
        eligibility: 'Undergraduates with financial need, per the FAFSA',
      },
      {
        ...merit,
        description: 'From the Presidential Scholarship down, all of them without a form.',
        eligibility: 'Every applicant, from any country',
      },
      {
        ...workStudy,
        description: 'Ten or twelve hours a week in a lab, the library or the boathouse. It pays every two weeks.',
        eligibility: 'Students with financial need, per the FAFSA',
      },
      {
        ...loans,
        description:
          'Federal loans in your name first; other loans only after we have talked. Limits rise with your year of study.',
        eligibility: 'Students enrolled at least half-time',
      },
    ],
  },
  scholarships: {
    id: 'scholarships',
    title: 'Merit scholarships',
    lede: `We consider you for all of them, automatically, when we read your application. ${aid.scholarshipRule} ${aid.scholarshipKept} ${awardsCap}`,
    apply: { label: 'Apply Now', href: '/application' },
    caption: 'Amounts per year',
    list: [
      {
        name: 'Presidential',
        amount: aid.maxMeritScholarship,
        criteria: 'The strongest records and essays of the year',
        renewable: true,
      },
      {
        name: 'Dean’s Excellence',
        amount: 15_000,
        criteria: 'High grades in your college’s subjects',
        renewable: true,
      },
      {
        name: 'STEM Excellence',
        amount: 12_000,
        criteria: 'High grades in mathematics and science',
        renewable: true,
      },
      {
        name: 'Narwhal Achievement',
        amount: 10_000,
        criteria: 'A rising record',
        renewable: true,
      },
      {
        name: 'First-Generation Grant',
        amount: 5_000,
        criteria: 'First in the family to go to college',
        renewable: true,
      },
      {
        name: 'Community Service',
        amount: aid.minMeritScholarship,
        criteria: 'A year of work for others',
        renewable: false,
      },
    ],
  },
  fafsa: {
    id: 'fafsa',
    title: 'The FAFSA',
    lede: 'Federal, free, and about an hour if these five are on the table.',
    facts: [
      { term: 'Priority deadline', value: aidDeadlines.fafsaPriority.long },
      { term: 'School code', value: schoolCode },
      { term: 'Tax year', value: `${academicYear - 2}, for the fall of ${academicYear}: always two years back` },
    ],
    link: { label: `File at ${fafsa.label}`, href: fafsa.href },
    checklistTitle: 'What to have on hand',
    checklist: [
      { title: 'Social Security number', text: 'Yours, and your parents’ if they have one.' },
      { title: 'Driver’s license', text: 'If you have one.' },
      { title: 'Tax returns and W-2s', text: 'Yours and your parents’.' },
      { title: 'Bank and investment records', text: 'Balances on the day you file. The family home does not count.' },
      { title: 'Untaxed income records', text: 'Child support, interest, veterans’ benefits.' },
    ],
  },
  calculator: {
    title: 'Net Price Calculator',
    lede: 'Three questions, for a rough idea.',
    text: ['It would not ask about a lost job or a doctor’s bill; the aid office does.'],
    instead: [
      'This one estimates nothing: it is part of a demonstration. ',
      { label: 'The sum above', href: '/financial-aid#cost' },
      ' adds up the prices of your choice, and ',
      { label: 'here is what families paid', href: '/financial-aid#net-price' },
      '.',
    ],
    income: [
      { value: '0-30000', label: '$0 to $30,000' },
      { value: '30000-48000', label: '$30,000 to $48,000' },
      { value: '48000-75000', label: '$48,000 to $75,000' },
      { value: '75000-110000', label: '$75,000 to $110,000' },
      { value: '110000+', label: '$110,000+' },
    ],
    note: 'This is a demonstration site: nothing is calculated.',
    disclaimer: 'Figures are estimates only, and no offer of aid.',
  },
  netPrice: {
    id: 'net-price',
    title: 'What families paid',
    lede: `A year after grants and scholarships, by the family’s income. ${netPrice.method}`,
    rows: netPrice.rows,
  },
  dates: {
    id: 'dates',
    title: 'Aid deadlines',
    note: `${datesNote} A day late is better than not at all: leftover aid goes out until September.`,
  },
  changes: {
    id: 'changes',
    title: 'If it is wrong, or not enough',
    lede: [
      'Nora Kessler, who runs the aid office: ',
      { label: contact.financialAidPhone, href: tel(contact.financialAidPhone) },
      '.',
    ],
    list: [
      {
        id: 'appeal',
        title: 'Your award is wrong',
        text: 'Write what is wrong or has changed, with a paper that shows it, by May 1 or whenever it happens. You hear within ten business days.',
      },
      {
        id: 'mid-year',
        title: 'Money fails in mid-year',
        text: `Call before you miss a payment: installments move, the award is worked out again, and the Stay Fund gives up to ${inDollars(stayFund)} within two business days. Nobody is dropped from a class who has called.`,
      },
      { id: 'undocumented', title: 'You have no papers', text: undocumented },
    ],
  },
  office: {
    id: 'office',
    title: 'The aid office',
    lede: 'Bring your award letter, the form you are stuck on, or only the question.',
    picture: advisingOffice,
    phone: { number: contact.financialAidPhone },
    email: { address: contact.financialAidEmail },
    facts: [
      { term: 'Hours', value: phoneHours },
      { term: 'Where', value: `Visitor center, beside the counselors, ${address.oneLine}` },
    ],
    appointment: 'Schedule Appointment',
    resourcesTitle: 'Online resources',
    resources: ['Scholarship search', 'Loan counseling', 'Forms and worksheets', 'Verification guide'],
  },
} as const satisfies FinancialAidContent;
