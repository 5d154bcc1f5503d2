import {
  counselorPriyaRaman,
  counselorAdaezeOkonkwo,
  counselorsOffice,
  moveInDay,
  parentOnThePhone,
  seminarOf22,
} from '@3eu/university/pictures';
import {
  aid,
  campus,
  contact,
  counselorLines,
  enrollmentDates,
  fees,
  phoneHours,
  transfer,
  yearCost,
  inDollars,
} from '@3eu/university/facts';
import type { AskContent } from './types';

const { adaeze, priya } = counselorLines;

const lineOf = ({ name, title, phone }: (typeof counselorLines)[keyof typeof counselorLines]) => ({
  name,
  title,
  phone,
});

/** What four kinds of visitors ask first, and what is said of other questions. */
export const ask = {
  answers: [
    {
      id: 'what-would-i-pay',
      question: 'What would I pay?',
      figure: inDollars(yearCost.total),
      unit: 'a year, before any aid',
      text: `That is tuition, a room, meals and books in your first year, with insurance on top unless you have yours. ${aid.receivingAid} of students receive aid of some kind, loans included.`,
      person: { name: 'The aid office', title: phoneHours, phone: contact.financialAidPhone },
      link: { label: 'Do the sum', href: '/financial-aid#cost' },
      picture: parentOnThePhone,
    },
    {
      id: 'do-my-credits-count',
      question: 'Do my credits count?',
      figure: `${transfer.mostCredits} credits`,
      unit: `at most, from a ${transfer.minimumGrade} up`,
      text: `${transfer.from}. Send the transcript and you hear which ones within ${transfer.evaluation}, before you pay anything.`,
      person: { ...lineOf(priya), portrait: counselorPriyaRaman },
      link: { label: 'How credits count', href: '/admissions/transfer#credits' },
      picture: counselorsOffice,
    },
    {
      id: 'can-i-change-my-mind',
      question: 'Can I change my mind?',
      figure: 'One form',
      unit: 'and you are in another major',
      text: `${campus.undecided}, and half of the others switch. The three colleges share one catalog, so ${campus.changeMajorUntil} it costs you no time.`,
      person: { ...lineOf(adaeze), portrait: counselorAdaezeOkonkwo },
      link: { label: 'Look at the programs', href: '/academics#programs' },
      picture: seminarOf22,
    },
    {
      id: 'i-am-in',
      question: 'I’m in, now what?',
      figure: enrollmentDates.deposit.short,
      unit: `is the day: ${inDollars(fees.enrollmentDeposit)} holds your place`,
      text: `${enrollmentDates.depositRefund} Ask for a room before that, by ${enrollmentDates.housingApplication.medium}. ${enrollmentDates.housingAfterAdmission} Orientation, advising and health forms follow, each with its date.`,
      person: {
        name: 'The admissions desk',
        title: phoneHours,
        phone: contact.phone,
        link: { label: 'Or your own counselor', href: '/counselors#finder' },
      },
      link: { label: 'The six steps', href: '/admitted-students#steps' },
      picture: moveInDay,
    },
  ],
} as const satisfies AskContent;
