import { quadWinterDusk } from '@3eu/shared/pictures';
import {
  academicYear,
  brand,
  contact,
  currentSemester,
  day,
  enrollmentDates,
  fees,
  mailto,
  parking,
  phoneHours,
} from '@3eu/shared/site';
import type { Content } from './schemas';

const on = (month: 'January', date: number) => {
  const { iso, short } = day(month, date, academicYear);
  return { date: iso, when: short };
};

/**
 * A resource of the dashboard. It links to a page of this site or, where there is none, says what it would do. Other
 * pages link to a card by its id: `/my3eu#bills`.
 */
export type Resource = Content<'my3eu'>['my3eu']['dashboard']['resources']['list']['student'][number];

/** The portal: the sign-in and, for each user type, the dashboard. Specification, section 2, Portal. */
export const my3eu = {
  metadata: {
    title: `${brand.portal}, the university portal`,
    description:
      'Sign in to My3EU as a student, faculty or staff: courses, bills, rosters, payroll and notices in one place. A demonstration: any password will do.',
    keywords: ['my3eu', 'portal', 'sign in', 'student portal', 'faculty', 'staff', 'dashboard'],
    section: 'Portal',
  },
  header: {
    title: brand.portal,
    lede: 'One door for students, faculty and staff.',
    picture: quadWinterDusk,
  },
  form: {
    name: 'Sign in',
    userType: 'User Type',
    username: 'Username',
    password: 'Password',
    hint: 'This is a demonstration: any name and password will open the door, and neither is sent or kept.',
    submit: 'Sign In',
    types: { student: 'Student', faculty: 'Faculty', staff: 'Staff' },
    security: {
      title: 'Security notice',
      text: 'Login activity is monitored. Sign out on a shared computer.',
    },
    needsScript: 'Signing in needs scripts, and they are turned off in this browser.',
    help: 'Help with signing in',
    behind: {
      student: 'On the student dashboard',
      faculty: 'On the faculty dashboard',
      staff: 'On the staff dashboard',
    },
    dead: ['Forgot password?', 'Help', 'Technical support', 'System status'],
    deadNote: 'This is a demonstration site; there is no account to recover and no system to check.',
    home: `Back to ${brand.name}`,
  },
  dashboard: {
    welcome: {
      student: 'Welcome, student',
      faculty: 'Welcome, faculty member',
      staff: 'Welcome, staff member',
    },
    state: {
      label: 'Your account',
      notifications: '3 new notifications',
      lastLogin: `Last login: ${day('January', 14, academicYear).long} at 8:05 AM`,
      semester: currentSemester,
    },
    signOut: 'Sign Out',
    resources: {
      title: 'Resources',
      closed: 'Not open in this demonstration',
      list: {
        student: [
          {
            id: 'courses',
            title: 'Courses and grades',
            text: 'What you are taking, how it is going, and what is due.',
            would: 'It would show your schedule, your grades and how far along your degree is.',
          },
          {
            id: 'registration',
            title: 'Registration',
            text: 'Add, drop, or join the waitlist and hope.',
            would: 'It would open each semester by class year, seniors first, and show your place on a waitlist.',
          },
          {
            id: 'bills',
            title: 'Bills and payments',
            text: 'What you owe, what aid has paid, and by when.',
            would: `It would take the ${fees.enrollmentDeposit} enrollment deposit by ${enrollmentDates.deposit.long}, and each semester’s bill after that.`,
          },
          {
            id: 'forms',
            title: 'Forms',
            text: 'Everything that needs a signature, each with its date.',
            would: `It would hold the housing application (${enrollmentDates.housingApplication.medium}), the health forms (${enrollmentDates.healthForms.medium}) and your FERPA consent.`,
          },
          {
            id: 'jobs',
            title: 'Jobs and placements',
            text: 'Work on campus and off, new every Monday.',
            would: 'It would list what is open, whom to write to, and the desk that your major keeps for you.',
          },
          {
            id: 'housing',
            title: 'Housing and dining',
            text: 'Twelve halls, four dining halls, three meal plans, and what is for supper.',
            link: { label: 'Open campus living', href: '/campus-living' },
          },
        ],
        faculty: [
          {
            id: 'rosters',
            title: 'Class rosters',
            text: 'Names and faces, before the first Monday.',
            would: 'It would list your sections, who is in them, and who is waiting to get in.',
          },
          {
            id: 'grade-entry',
            title: 'Grade entry',
            text: 'Open from the last day of class until the registrar calls.',
            would: 'It would take a grade for each name, and ask twice before it sends them.',
          },
          {
            id: 'advising',
            title: 'Advising',
            text: 'Your advisees, their plans, and who has gone quiet.',
            would: 'It would show the four-year plan of each advisee and the hours you keep for them.',
          },
          {
            id: 'materials',
            title: 'Course materials',
            text: 'Readings, rooms and reserves for your courses.',
            would: 'It would put books on reserve at the library desk and readings online for your sections.',
          },
          {
            id: 'research',
            title: 'Research office',
            text: 'Proposals, ethics review and the grants calendar.',
            would: 'It would route a proposal through three signatures and say whose desk it is on.',
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
            would: 'It would show a statement a month, and let you change plans once a year.',
          },
          {
            id: 'leave',
            title: 'Time and leave',
            text: 'Hours worked, days left, and the holiday calendar.',
            would: 'It would take a leave request, and let your office answer it.',
          },
          {
            id: 'facilities',
            title: 'Facilities requests',
            text: 'For anything that drips, sticks or has gone dark.',
            would: 'It would take a location and a photo, and give you a number to follow up on.',
          },
          {
            id: 'purchasing',
            title: 'Purchasing',
            text: 'Orders, invoices and the approved vendors.',
            would: 'It would send an order to whoever can sign for that amount.',
          },
          {
            id: 'training',
            title: 'Training',
            text: 'Safety, first aid, and the one about passwords.',
            would: 'It would list what your job requires, and when each course expires.',
          },
          {
            id: 'answers',
            title: 'Answers for the desk',
            text: 'The fifty questions that visitors ask, and what everybody at a desk says.',
            link: { label: 'Open the FAQ', href: '/faq' },
          },
        ],
      },
    },
    notices: {
      title: 'Notices',
      list: [
        { title: 'The quay path is closed', text: 'Ice. Take the upper walk until it is salted.' },
        { title: 'Add/drop ends on Friday', text: 'At noon, not at midnight.' },
        { title: 'Harbor alert test on Wednesday', text: 'Three tones at noon. No action needed.' },
      ],
    },
    activity: {
      title: 'Recent Activity',
      list: [
        { title: 'Signed in', text: 'From a computer in the library.', ...on('January', 14) },
        {
          title: 'Parking permit renewed',
          text: `Valid for the spring in student lots ${parking.lotNames}.`,
          ...on('January', 13),
        },
        { title: 'Schedule published', text: currentSemester, ...on('January', 10) },
        { title: 'Contact details confirmed', text: 'Address and emergency contact, unchanged.', ...on('January', 8) },
      ],
    },
    support: {
      title: 'Support and contact',
      facts: [
        { term: 'Help desk', value: contact.phone, href: contact.phoneHref },
        { term: 'Email', value: contact.supportEmail, href: mailto(contact.supportEmail) },
        { term: 'Hours', value: phoneHours.plain },
      ],
    },
  },
} as const satisfies Content<'my3eu'>['my3eu'];
