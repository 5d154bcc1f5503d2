import { careerFair } from '@3eu/university/pictures';
import {
  careers,
  contact,
  datesNote,
  day,
  figures,
  mailto,
  outcomes,
  phoneHours,
  responseTimes,
  shareNotes,
  tel,
  offices,
  inDollars,
  inThousands,
} from '@3eu/university/facts';
import type { CareerSupportContent } from './types';

const clinic = day('September', 10);
const fair = day('September', 24);
const fairName = 'Fall Career Fair';
const interviews = day('October', 22);
const graduateSchools = day('November', 12);

/** Career support. Specification, sections 2 (Career support) and 9. */
export const careerSupport = {
  asked: [
    { label: 'Which programs lead there?', href: '/academics#programs' },
    { label: 'Do graduates stay in touch?', href: '/faq#how-do-i-stay-in-touch-after-graduation' },
  ],
  metadata: {
    title: 'Career support',
    description: `${careers.placement} of 3E graduates are placed ${figures.placementWindow}, at an average salary of ${inDollars(careers.averageSalary)}. Outcomes by field, coaching, four events and ${careers.employers} employers.`,
    keywords: ['career support', 'job placement', 'starting salary', 'internships', 'career fair', 'resume help'],
    section: 'Student Life',
  },
  header: {
    title: 'Career support',
    lede: `${careers.placement} of our graduates are placed ${figures.placementWindow}. You work with one coach, from your first fall to your first job.`,
  },
  figuresNote: shareNotes.placement,
  figures: [
    { value: careers.placement, label: `placed ${figures.placementWindow}` },
    { value: inThousands(careers.averageSalary), label: 'average salary' },
    { value: careers.employers, label: 'employers' },
    { value: careers.alumniSatisfaction, label: 'alumni satisfaction' },
  ],
  outcomes: {
    title: 'What they earn, and how soon',
    lede: 'Four fields, six months after commencement.',
    fields: [
      { field: 'Computer Science', ...outcomes.computerScience },
      { field: 'Engineering', ...outcomes.engineering },
      { field: 'Business', ...outcomes.business },
      { field: 'Psychology', ...outcomes.psychology },
    ],
  },
  services: {
    id: 'services',
    title: 'What we do with you',
    items: [
      {
        title: 'Coaching',
        text: 'A resume, a choice between two offers, a bad first week: your coach is there for it, and for three years after you graduate. You can switch once, no questions asked.',
      },
      { title: 'Resumes and letters', text: 'Read within two days, in red, by somebody who has hired people.' },
      { title: 'Interview practice', text: 'On camera, with a stranger, twice. The second time is always better.' },
      {
        title: 'Internships',
        text: 'Every major has a paid placement written into it. We arrange it with the employer, and your coach calls you in the second week.',
      },
    ],
  },
  events: {
    id: 'events',
    title: 'In the fall',
    lede: `All free, for students of every year. Jackets can be borrowed at the door, in every size. ${datesNote}`,
    picture: careerFair,
    /** After the button's words, for those who do not see its row. */
    note: 'This is a demonstration site; nobody is registered.',
    list: [
      {
        title: 'Resume Clinic',
        day: clinic,
        time: '2:00 PM',
        place: 'Domed library, ground floor',
        text: 'Twenty minutes each, red pens provided.',
      },
      {
        title: fairName,
        day: fair,
        time: '10:00 AM',
        place: 'The glass hall on the quay',
        text: `A hundred and twenty of the ${careers.employers} employers, at striped booths under iron and glass. Bring ten copies.`,
      },
      {
        title: 'Mock Interview Night',
        day: interviews,
        time: '6:00 PM',
        place: 'Career support',
        text: 'Alumni ask what they were asked, and say what they wish they had said.',
      },
      {
        title: 'Graduate School Evening',
        day: graduateSchools,
        time: '5:30 PM',
        place: 'Engineering workshops',
        text: 'Forty universities, one long table, honest answers about stipends.',
      },
    ],
  },
  employers: {
    id: 'employers',
    title: 'For employers',
    lede: [
      'Tomas Berg answers for all of it: ',
      { label: offices.employers, href: tel(offices.employers) },
      ', or ',
      { label: contact.careerEmail, href: mailto(contact.careerEmail) },
      '.',
    ],
    list: [
      {
        title: 'Post a job',
        text: 'Free. Write it to us by Thursday, with the pay: on Monday every student has it in My3EU.',
      },
      {
        title: 'A table at the fair',
        text: `$250 for a booth at the ${fairName}, ${fair.long}; nothing for schools and charities. Sign up by September 1.`,
      },
      { title: 'Interviews here', text: 'Rooms in the library, free, in October and February: book two weeks ahead.' },
      {
        title: 'Interns',
        text: 'For pay, ten weeks or more, from June or January. We write the plan with you, and a coach calls in the second week.',
      },
      {
        title: 'Is the degree real?',
        text: 'The registrar says so within two business days, free.',
        href: '/about#registrar-diploma',
      },
    ],
  },
  resources: {
    id: 'resources',
    title: 'Resources',
    list: [
      {
        title: 'Alumni who answer',
        text: `${figures.alumni} graduates. Your coach knows who does what you want to do, and writes to them with you.`,
        link: { label: 'Alumni and friends', href: '/alumni-friends' },
      },
      {
        title: 'Where majors lead',
        text: 'Who hires from each major, how fast the field grows, and what it pays at the start.',
        link: { label: 'Academics', href: '/academics' },
      },
      {
        title: 'Postings and placements',
        text: 'Jobs on campus and off, new every Monday, on their own card in the portal.',
        link: { label: 'Jobs in My3EU', href: '/my3eu#jobs' },
      },
    ],
  },
  contact: {
    title: 'Contact',
    facts: [
      { term: 'Phone', value: offices.career, href: tel(offices.career), note: phoneHours },
      { term: 'Email', value: contact.careerEmail, href: mailto(contact.careerEmail), note: responseTimes.email },
      { term: 'Office', value: 'Domed library, second floor, past the atlases' },
    ],
  },
  closing: {
    title: 'Talk to a coach.',
    text: 'Half an hour, on any weekday.',
    note: 'This is a demonstration site; no appointment is made.',
  },
} as const satisfies CareerSupportContent;
