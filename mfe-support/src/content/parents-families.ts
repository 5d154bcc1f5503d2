import { parentOnThePhone } from '@3eu/university/pictures';
import {
  address,
  contact,
  counselorLines,
  bills,
  day,
  enrollmentDates,
  fallSemester,
  familyDates,
  mailto,
  parking,
  parkingRules,
  phoneHours,
  registrar,
  responseTimes,
  tourHours,
  paymentPlan,
  tel,
  titleIx,
  offices,
  onTop,
  yearNote,
} from '@3eu/university/facts';
import type { ParentsFamiliesContent } from './types';

const { martin } = counselorLines;
const { begins, break: pause, thanksgiving, ends } = fallSemester;
const { newParentOrientation, familyWeekend: weekend } = familyDates;

/** For parents and families. Specification, section 2, Parents and families. */
export const parentsFamilies = {
  asked: [
    { label: 'What would we pay?', href: '/financial-aid#cost' },
    { label: 'May I see my student’s grades?', href: '/faq#may-i-see-my-student-s-grades' },
  ],
  metadata: {
    title: 'Parents and families',
    description: `For the families of 3E students: paying, safety, dates, academic support, New Parent Orientation (${newParentOrientation.medium}), Family Weekend (${weekend.medium}) and somebody who answers.`,
    keywords: [
      'parents',
      'families',
      'family weekend',
      'parent orientation',
      'FERPA',
      'campus safety',
      'tuition',
      'move-in day',
    ],
    section: 'Parents and families',
  },
  header: {
    title: 'Parents and families',
    lede: 'You did the hard part. Here is the rest, and who is awake when you are not.',
    picture: parentOnThePhone,
    visit: { label: 'Plan a visit', href: '/visit' },
    spanish: { label: 'Para familias', href: '/parents-families/es' },
  },
  resources: {
    id: 'resources',
    title: 'Resources',
    lede: [
      'What families ask for first, on four shelves. From another college? ',
      { label: 'How credits count', href: '/admissions/transfer' },
      '.',
    ],
    groups: [
      {
        title: 'Financial Planning',
        text: 'What it costs, in how many installments, and what the tax office wants.',
        answers: [
          { label: 'Tuition and fees', href: '/financial-aid#cost' },
          { label: 'What is not in it', text: onTop },
          { label: 'The bill', text: `${bills} ${paymentPlan}` },
          { label: 'Seeing it', text: 'Your student names you in My3EU to pay it; you see no grades.' },
          { label: 'Tax forms', text: `Form 1098-T, in the mail by ${day('January', 31).short}.` },
        ],
      },
      {
        title: 'Safety & Security',
        text: [
          'Somebody is awake on this campus at every hour, and answers ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
        answers: [
          { label: 'Emergency procedures', href: '/parents-families#emergency' },
          {
            label: 'Safety desk',
            text: 'Never empty, and on that number.',
          },
          { label: 'Night escort', href: '/student-life#support' },
        ],
      },
      {
        title: 'Important Dates',
        text: 'When it starts, when it stops, and when to book a room.',
        answers: [
          {
            label: 'Academic calendar',
            text: `Fall classes begin ${begins.medium}, exams end ${ends.medium}.`,
          },
          {
            label: 'Break schedule',
            text: `Fall break ${pause.from.short} and ${pause.to.medium}, Thanksgiving ${thanksgiving.from.short} to ${thanksgiving.to.medium}.`,
          },
          {
            label: 'Spring',
            text: 'Classes begin on the second Monday of January and end with exams on the second Friday of May; the third week of March is free. Commencement is the day after, at ten, on the quad, without tickets.',
          },
          { label: 'Move-in times', href: '/admitted-students#new-student-days' },
        ],
      },
      {
        title: 'Academic Support',
        text: 'Tutoring is free in every subject, and the earlier they ask, the less they need.',
        answers: [
          { label: 'Tutoring', href: '/parents-families#struggles' },
          {
            label: 'Advising',
            text: `An adviser of their own, first on screen by ${enrollmentDates.advising.medium}.`,
          },
          {
            label: 'Accessibility services',
            text: 'Extra time, notes, a ramp or a reader: write to us before the semester.',
          },
        ],
      },
    ],
  },
  programs: {
    id: 'programs',
    title: 'Programs for you',
    lede: `Two with a date, and a council that meets in all four years. ${yearNote}`,
    list: [
      {
        title: 'New Parent Orientation',
        day: newParentOrientation,
        place: 'Visitor center',
        text: `Two days just for you, the week before your student moves in on ${enrollmentDates.newStudentDays.from.medium}: meet the deans, eat what they will eat, and learn to leave.`,
      },
      {
        title: 'Family Weekend',
        day: weekend,
        place: 'The quad',
        text: 'The days around Homecoming: open classes, the game, and a picnic that has been rained on four times in thirty years. Sign up by September 26; all but the picnic, at $12, is free.',
      },
      {
        title: 'Parent & Family Council',
        when: 'Year-round',
        place: 'By video, and twice a year in person',
        text: 'Twenty families who meet the president, and speak for the others.',
      },
    ],
  },
  practical: {
    id: 'practical',
    title: 'Practical matters',
    facts: [
      {
        term: 'Campus visits',
        value: `Tours ${tourHours.long}; the last one leaves at 3 PM. Parking at the visitor center is free for ${parking.freeHours} hours. ${parkingRules.visitors}`,
      },
      {
        term: 'Move-in day',
        value: `${enrollmentDates.newStudentDays.from.long}, by hall, in half-hour slots. Carts wait at every door; bring a second pair of hands.`,
      },
      {
        term: 'A bed for you',
        value: 'Two inns on the quay and more in town: the family desk has the list. Book Family Weekend in spring.',
      },
      { term: 'Mail', value: `Name, hall and room, ${address.oneLine}: the desk of the hall hands it out.` },
      {
        term: 'Staying connected',
        value: 'A letter from us each month, a message if something is wrong, and whatever your student tells you.',
      },
    ],
  },
  questions: {
    id: 'questions',
    title: 'What parents ask most',
    list: [
      {
        id: 'calls',
        title: 'How often should I call?',
        text: [
          'Agree on a day. Most families settle on once a week by October and are surprised that it is enough. An unanswered text on a Tuesday usually means a lab; if you are worried tonight, the safety desk knocks on the door: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
      },
      {
        id: 'struggles',
        title: 'What if my student struggles in a course?',
        text: `Ask whether they have been to office hours, then to tutoring, then to their adviser, in that order. All three are free, and the adviser hears from us when somebody is failing at midterm. ${registrar.classes}`,
      },
      {
        id: 'first',
        title: 'Ours is the first to go to college. Who helps?',
        text: [
          `${martin.name}, who was the first in his family, goes through application and FAFSA with you: `,
          { label: martin.phone, href: tel(martin.phone) },
          '. Once here there is First Ferry: a professor who was the first too, free tutoring, and a room to meet in from the week before classes. The ',
          { label: 'First-Generation Grant', href: '/financial-aid#scholarships' },
          ' needs no form.',
        ],
      },
      {
        id: 'siblings',
        title: 'What if two of ours are in college?',
        text: 'Federal aid no longer counts how many; our own grants, by the CSS Profile, do. With two in college at once, here or elsewhere, each is asked for half of what your family can pay. Tell the aid office when the second one starts.',
      },
      {
        id: 'leaving',
        title: 'What do we get back if a student leaves?',
        text: [
          'Of tuition, all before classes begin, nine tenths in the first week, half until the fourth, a quarter until the eighth, then nothing. Room and meals are counted by the week, and federal aid by the federal rule. If it is only for a while, ',
          { label: 'a semester off', href: '/about#registrar-leave' },
          ' keeps the place.',
        ],
      },
      {
        id: 'harm',
        title: 'Whom does a student tell about an assault?',
        text: [
          `Whomever they trust, and nobody has to go to the police to be helped. ${titleIx.coordinator}, hears it: `,
          { label: offices.titleIx, href: tel(offices.titleIx) },
          `. ${titleIx.rule} Counseling keeps it to itself: `,
          { label: offices.counseling, href: tel(offices.counseling) },
          '. The health center: ',
          { label: offices.health, href: tel(offices.health) },
          '. At any hour, the safety desk: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '. It also sends you the report of crimes on campus in the last three years, new each October 1.',
        ],
      },
      {
        id: 'grades',
        title: 'May I see grades?',
        text: [
          `Under FERPA the record belongs to your student, who can give consent through the registrar, ${registrar.name}: `,
          { label: offices.registrar, href: tel(offices.registrar) },
          `. ${registrar.consent} Without it, neither we nor the portal may show you anything.`,
        ],
      },
      {
        id: 'emergency',
        title: 'How will I hear about an emergency?',
        text: [
          'Students are alerted by text within minutes. Families listed as emergency contacts are called if their own student is involved, and the safety desk tells you more at any hour. A day closed for snow is texted by 6 AM. ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
      },
    ],
  },
  contact: {
    id: 'contact',
    title: 'Talk to us',
    lede: 'Two people answer for families, at a desk of their own in the visitor center.',
    ways: [
      { title: 'Call', link: { label: offices.parents, href: tel(offices.parents) }, text: phoneHours },
      {
        title: 'Write',
        link: { label: contact.parentsEmail, href: mailto(contact.parentsEmail) },
        text: responseTimes.email,
      },
    ],
  },
} as const satisfies ParentsFamiliesContent;
