import { day, enrollmentDates, fees, figures, halls, inDollars, mealPlans } from '@3eu/university/facts';
import type { Resources } from '../types';

const { tealTower } = halls;
const { block150 } = mealPlans;

/** What the Narwhal Achievement pays of one semester: half of `/financial-aid`'s amount for a year. */
const halfOfAchievement = 5_000;
const balance = tealTower.perSemester + block150.price - halfOfAchievement;

/**
 * The six cards of each user type, with samples of what a signed-in visitor would find there in the first week of the
 * spring semester: a second-year in Computer Science, a professor of psychology, an office. Specification, section 2,
 * Portal.
 */
export const resources = {
  student: [
    {
      id: 'courses',
      title: 'Courses and grades',
      text: 'What you are taking, how it is going, and what is due.',
      samples: [
        {
          title: 'This spring',
          facts: [
            { term: 'Software Design', value: 'Mon, Wed 9:00 AM' },
            { term: 'Systems Programming', value: 'Mon, Wed 1:30 PM' },
            { term: 'Probability', value: 'Tue, Thu 10:30 AM' },
            { term: 'Humanities elective', value: 'Fri 2:00 PM' },
          ],
        },
        {
          title: 'Last fall, GPA 3.5',
          facts: [
            { term: 'Data Structures', value: 'A' },
            { term: 'Computer Organization', value: 'B+' },
            { term: 'Linear Algebra', value: 'B' },
            { term: 'Physics I', value: 'A−' },
          ],
        },
      ],
    },
    {
      id: 'registration',
      title: 'Registration',
      text: 'Add a course, drop one, or join a waitlist.',
      samples: [
        {
          title: 'For the fall',
          facts: [
            { term: 'Your window opens', value: `${day('April', 9).short}, 8:00 AM` },
            { term: 'Credits so far', value: '47 of 128' },
            { term: 'Waitlist, Databases', value: '3rd of 5' },
          ],
        },
      ],
    },
    {
      id: 'bills',
      title: 'Bills and payments',
      text: `What you owe, what aid has paid, and by when. New students pay the ${inDollars(fees.enrollmentDeposit)} enrollment deposit here by ${enrollmentDates.deposit.long}.`,
      samples: [
        {
          title: 'Room and meals, spring',
          facts: [
            { term: tealTower.name, value: inDollars(tealTower.perSemester) },
            { term: `Meal plan, ${block150.name}`, value: inDollars(block150.price) },
            { term: 'Narwhal Achievement, half', value: `−${inDollars(halfOfAchievement)}` },
            { term: `Balance, due ${day('January', 31).short}`, value: inDollars(balance) },
          ],
        },
        {
          title: 'If you are new here',
          facts: [
            {
              term: `Enrollment deposit, due ${enrollmentDates.deposit.short}`,
              value: inDollars(fees.enrollmentDeposit),
            },
            { term: 'Comes off', value: 'Your first bill, in August' },
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: 'Forms',
      text: 'Everything that needs a signature, each with its date.',
      samples: [
        {
          title: 'Yours',
          facts: [
            {
              term: 'Housing application',
              value: `Due ${enrollmentDates.housingApplication.short}, or two weeks after admission`,
            },
            { term: 'Health forms', value: `Due ${enrollmentDates.healthForms.short}` },
            { term: 'FERPA consent', value: 'On file' },
          ],
        },
      ],
    },
    {
      id: 'jobs',
      title: 'Jobs and placements',
      text: 'Work on campus and off, new every Monday.',
      samples: [
        {
          title: 'Open this week',
          facts: [
            { term: 'Library desk', value: '8 hours, evenings' },
            { term: 'Tutor, Programming I', value: '6 hours' },
            { term: 'Launch driver, boathouse', value: 'Weekends' },
          ],
        },
      ],
    },
    {
      id: 'housing',
      title: 'Housing and dining',
      text: `${figures.residenceHalls} halls, ${figures.diningHalls} dining halls, the meal plans, and what is for supper.`,
      link: { label: 'Open campus living', href: '/campus-living' },
      samples: [
        {
          title: 'Yours',
          facts: [
            { term: 'Room', value: `${tealTower.name}, 904` },
            { term: 'Meals left', value: `146 of ${block150.meals}` },
            { term: 'Supper tonight', value: 'Fish pie, or not' },
          ],
        },
      ],
    },
  ],
  faculty: [
    {
      id: 'rosters',
      title: 'Class rosters',
      text: 'Names and faces, before the first Monday.',
      samples: [
        {
          title: 'This spring',
          facts: [
            { term: 'Cognitive Psychology', value: '22 of 22, 3 waiting' },
            { term: 'Research Methods', value: '19 of 22' },
            { term: 'Senior Thesis II', value: '4' },
          ],
        },
        {
          title: 'Where and when',
          facts: [
            { term: 'Cognitive Psychology', value: 'Mon, Wed 10:30 AM' },
            { term: 'Research Methods', value: 'Tue, Thu 9:00 AM' },
            { term: 'Senior Thesis II', value: 'Fri 1:00 PM' },
          ],
        },
      ],
    },
    {
      id: 'grade-entry',
      title: 'Grade entry',
      text: 'Open from the last day of class until the registrar calls.',
      samples: [
        {
          title: 'Last fall',
          facts: [
            { term: 'Social Psychology', value: '22 of 22 sent' },
            { term: 'Experimental Design', value: '17 of 18 sent' },
            { term: 'One incomplete', value: `Until ${day('January', 31).short}` },
          ],
        },
      ],
    },
    {
      id: 'advising',
      title: 'Advising',
      text: 'Your advisees, their plans, and who has gone quiet.',
      samples: [
        {
          title: 'Yours',
          facts: [
            { term: 'Advisees', value: '14' },
            { term: 'Without a spring plan', value: '2' },
            { term: 'Next appointment', value: 'Thu 2:20 PM' },
          ],
        },
      ],
    },
    {
      id: 'materials',
      title: 'Course materials',
      text: 'Readings, rooms and reserves for your courses.',
      samples: [
        {
          title: 'Research Methods',
          facts: [
            { term: 'On reserve at the library', value: '6 books' },
            { term: 'Readings online', value: '31' },
            { term: 'A larger room', value: 'Asked for' },
          ],
        },
      ],
    },
    {
      id: 'research',
      title: 'Research office',
      text: 'Proposals, ethics review and the grants calendar.',
      samples: [
        {
          title: 'Sleep and shift work, a proposal',
          facts: [
            { term: 'Signatures', value: '2 of 3' },
            { term: 'It lies with', value: 'The dean' },
            { term: 'Sponsor’s deadline', value: day('February', 14).short },
          ],
        },
      ],
    },
    {
      id: 'programs',
      title: 'Programs and curricula',
      text: 'The catalog as students read it.',
      link: { label: 'Open academics', href: '/academics' },
    },
  ],
  staff: [
    {
      id: 'pay',
      title: 'Pay and benefits',
      text: 'Pay statements, health plan, retirement.',
      samples: [
        {
          title: 'Statements',
          facts: [
            { term: 'December', value: 'Paid Dec 31' },
            { term: 'November', value: 'Paid Nov 29' },
            { term: 'Tax form for the year', value: `From ${day('January', 27).short}` },
          ],
        },
        {
          title: 'Plans',
          facts: [
            { term: 'Health', value: 'For two' },
            { term: 'Retirement', value: '6% of pay' },
            { term: 'Next change', value: 'In November' },
          ],
        },
      ],
    },
    {
      id: 'leave',
      title: 'Time and leave',
      text: 'Hours worked, days left, and the holiday calendar.',
      samples: [
        {
          title: 'This year',
          facts: [
            { term: 'Days left', value: '17 of 24' },
            { term: 'Asked for, Feb 18 to 20', value: 'With your office' },
            { term: 'Next holiday', value: day('January', 20).short },
          ],
        },
      ],
    },
    {
      id: 'facilities',
      title: 'Facilities requests',
      text: 'For anything that drips, sticks or has gone dark.',
      samples: [
        {
          title: 'Yours',
          facts: [
            { term: '2207, a tap that drips', value: 'Plumber, Thursday' },
            { term: '2191, lamp on the stair', value: 'Done' },
          ],
        },
      ],
    },
    {
      id: 'purchasing',
      title: 'Purchasing',
      text: 'Orders, invoices and the approved vendors.',
      samples: [
        {
          title: 'Orders',
          facts: [
            { term: '418, forty lanterns', value: 'Approved' },
            { term: '421, salt for the quay', value: 'To be signed' },
            { term: 'Invoices to check', value: '2' },
          ],
        },
      ],
    },
    {
      id: 'training',
      title: 'Training',
      text: 'Safety, first aid, and the one about passwords.',
      samples: [
        {
          title: 'What your job asks for',
          facts: [
            { term: 'First aid', value: 'Valid to May 2026' },
            { term: 'Fire safety', value: 'Valid to Sep 2025' },
            { term: 'Passwords', value: `Due ${day('January', 31).short}` },
          ],
        },
      ],
    },
    {
      id: 'answers',
      title: 'Answers for the desk',
      text: 'What visitors ask, and what everybody at a desk says.',
      link: { label: 'Open the FAQ', href: '/faq' },
    },
  ],
} as const satisfies Resources;
