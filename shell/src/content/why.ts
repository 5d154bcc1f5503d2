import {
  boathouseMorning,
  careerFair,
  hallTealTower,
  readingRoom,
  seminarOf22,
  visitorCenter,
} from '@3eu/university/pictures';
import { aid, campus, careers, figures, halls, yearCost, inDollars } from '@3eu/university/facts';
import type { Content } from './schemas';

/** What a visitor asks, and where on campus the answer is. */
export type Question = Content<'why'>['why']['questions'][number];

/** The block "Why Choose" of the home page. Specification, section 2, Home. */
export const why = {
  title: 'Why Choose 3E',
  lede: 'Four reasons, and six questions, each at the place that answers it.',
  back: 'Back to the map',
  pins: 'Questions on the map',
  questions: [
    {
      question: 'And after class?',
      at: [23.6, 36],
      about: [
        '/student-life',
        '/athletics',
        '/alumni-friends',
        '/faq#how-many-varsity',
        '/faq#how-many-student-org',
        '/faq#do-student-athletes',
      ],
      figure: figures.organizations,
      unit: 'student organizations',
      text: `Class ends at ${campus.classEnds}. The crews are at the boathouse by then; the fire in the courtyard is lit at ${campus.fireLit}.`,
      link: { label: 'A Tuesday in October', href: '/student-life#day' },
      // Focused between the crews and the boathouse.
      picture: { ...boathouseMorning, focus: [32, 76] },
    },
    {
      question: 'Who teaches me?',
      at: [43, 30.6],
      about: [
        '/academics',
        '/college',
        '/major',
        '/why-3e',
        '/rankings',
        '/faq#how-large',
        '/faq#how-many-programs',
        '/faq#how-many-credits',
        '/faq#what-colleges',
      ],
      figure: figures.studentFacultyRatio,
      unit: 'students to faculty',
      text: `${campus.firstYearTeachers}, ${figures.averageClassSize} students to a class on average.`,
      link: { label: 'Who you meet first', href: '/academics#faculty' },
      picture: seminarOf22,
    },
    {
      question: 'Where do I study?',
      at: [47.2, 44.4],
      about: ['/academics#library', '/college/arts-sciences#facilities', '/alumni-friends#association'],
      figure: campus.library.volumes,
      unit: 'books under one dome',
      text: 'The reading room is silent because people like it that way. The gallery is for those who still have to ask.',
      link: { label: 'The library on the quay', href: '/academics#library' },
      picture: readingRoom,
    },
    {
      question: 'Who hires me?',
      at: [60.8, 15.4],
      about: ['/career-support', '/faq#how-many-graduates', '/faq#what-do-graduates', '/faq#i-am-a-student-who'],
      figure: careers.employers,
      unit: 'employers recruit here',
      text: `In fall they come to the career fair, under iron and glass. The average salary is ${inDollars(careers.averageSalary)}.`,
      link: { label: 'What graduates earn', href: '/career-support#outcomes' },
      picture: careerFair,
    },
    {
      question: 'Where do I sleep?',
      at: [89.6, 26.6],
      about: [
        '/campus-living',
        '/student-life#housing',
        '/faq#what-does-housing-cost',
        '/admitted-students#new-student-days',
      ],
      figure: inDollars(halls.narwhalCommons.perSemester),
      unit: `a semester in ${halls.narwhalCommons.name} or the eight halls around it, where first-years live`,
      text: `${halls.tealTower.name}, here on the map, is yours from the second year: ${campus.tealTowerFloors} floors, a balcony for every suite, ${inDollars(halls.tealTower.perSemester)}.`,
      link: { label: 'Compare the halls', href: '/campus-living#halls' },
      picture: hallTealTower,
    },
    {
      question: 'What does it cost?',
      at: [70.6, 67.4],
      about: [
        '/visit',
        '/financial-aid',
        '/admissions',
        '/counselors',
        '/faq',
        '/admitted-students',
        '/request-info',
        '/parents-families',
      ],
      figure: inDollars(yearCost.total),
      unit: 'a year, before any aid',
      text: `${aid.receivingAid} of students receive aid of some kind, loans included. The aid office, in the visitor center, does the sum with you.`,
      link: { label: 'What a year costs', href: '/financial-aid#cost' },
      picture: visitorCenter,
    },
  ],
  claims: [
    {
      title: 'Your teachers know your name',
      evidence: `${figures.studentFacultyRatio} students to faculty`,
      proof: '/academics#faculty',
    },
    {
      title: 'Research starts in the first year',
      evidence: `${figures.researchFunding} in funding`,
      proof: '/why-3e#research',
    },
    {
      title: 'Work follows',
      evidence: `${figures.jobPlacement} placed in six months`,
      proof: '/career-support#outcomes',
    },
    {
      title: 'A place that feels like one',
      evidence: `${figures.acres} acres by the water`,
      proof: '/about#campus',
    },
  ],
  more: { label: 'All six reasons', href: '/why-3e' },
} as const satisfies Content<'why'>['why'];
