import { quadWinterDusk } from '@3eu/shared/pictures';
import { academicYear, brand, contact, currentSemester, day, mailto, phoneHours } from '@3eu/shared/site';
import type { UserType } from '@3eu/shared/store';
import type { PictureSource } from '@3eu/shared/ui';
import type { Entry, Header, Metadata } from './types';

/** A resource of the dashboard; without an address it is one of those that this demonstration has no page for. */
export type Resource = Entry & { href?: `/${string}` };

/** What happened lately. */
export type Activity = Entry & { date: string; when: string };

const on = (month: 'January', date: number) => {
  const { iso, short } = day(month, date, academicYear);
  return { date: iso, when: short };
};

/** The portal: the sign-in and, for each user type, the dashboard. Specification, section 2, Portal. */
export const my3eu = {
  metadata: {
    title: `${brand.portal}, the university portal`,
    description: 'Sign in to My3EU as a student, as faculty or as staff: courses, bills, rosters, payroll and notices in one place. A demonstration: any password will do.',
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
    hint: 'This is a demonstration: any name and any password open the door, and neither is sent or kept.',
    submit: 'Sign In',
    types: { student: 'Student', faculty: 'Faculty', staff: 'Staff' },
    security: { title: 'Security notice', text: 'Login activity is monitored. Sign out when you leave a shared computer.' },
    needsScript: 'Signing in needs scripts, and they are switched off in this browser.',
    help: 'Help with signing in',
    dead: ['Forgot password?', 'Help', 'Technical support', 'System status'],
    deadNote: 'This is a demonstration site; there is no account to recover and no system to check.',
    home: `Back to ${brand.name}`,
  },
  dashboard: {
    welcome: { student: 'Welcome, student', faculty: 'Welcome, faculty', staff: 'Welcome, staff' },
    state: {
      label: 'Your account',
      notifications: '3 new notifications',
      lastLogin: `Last login: ${day('January', 14, academicYear).long} at 8:05 AM`,
      semester: currentSemester,
    },
    signOut: 'Sign Out',
    resources: {
      title: 'Resources',
      open: 'Open',
      note: 'This is a demonstration site; there is nothing behind this card.',
      list: {
        student: [
          { title: 'Courses and grades', text: 'What you take, how it is going, and when it is due.' },
          { title: 'Registration', text: 'Add, drop, or join the list and hope.' },
          { title: 'Bills and aid', text: 'What you owe, what you were awarded, and by when.', href: '/financial-aid' },
          { title: 'Housing and dining', text: 'Your hall, your meal plan, and what is for supper.', href: '/campus-living' },
          { title: 'Career support', text: 'Coaches, mock interviews and the next fair.', href: '/career-support' },
          { title: 'Library', text: 'Loans, holds, and a room with a door.' },
        ],
        faculty: [
          { title: 'Class rosters', text: 'Names and faces, before the first Monday.' },
          { title: 'Grade entry', text: 'Open from the last day of class until the registrar calls.' },
          { title: 'Advising', text: 'Your advisees, their plans, and who has gone quiet.' },
          { title: 'Course materials', text: 'Readings, rooms and reserves for your courses.' },
          { title: 'Research office', text: 'Proposals, ethics review and the grants calendar.' },
          { title: 'Programs and curricula', text: 'The catalog as students read it.', href: '/academics' },
        ],
        staff: [
          { title: 'Pay and benefits', text: 'Pay statements, health plan, retirement.' },
          { title: 'Time and leave', text: 'Hours worked, days left, and the holiday calendar.' },
          { title: 'Facilities requests', text: 'For anything that drips, sticks or has gone dark.' },
          { title: 'Purchasing', text: 'Orders, invoices and the approved vendors.' },
          { title: 'Training', text: 'Safety, first aid, and the one about passwords.' },
          { title: 'Knowledge base', text: 'The answers that everybody at the desk gives.', href: '/knowledge-base' },
        ],
      },
    },
    notices: {
      title: 'Notices',
      list: [
        { title: 'The quay path is closed', text: 'Ice. Take the upper walk until it is salted.' },
        { title: 'Add and drop ends on Friday', text: 'At noon, not at midnight.' },
        { title: 'Harbor alert test on Wednesday', text: 'Three tones at eleven. Nothing to do.' },
      ],
    },
    activity: {
      title: 'Recent Activity',
      list: [
        { title: 'Signed in', text: 'From a computer in the library.', ...on('January', 14) },
        { title: 'Parking permit renewed', text: 'Valid for the spring in lots A, B and C.', ...on('January', 13) },
        { title: 'Schedule published', text: currentSemester, ...on('January', 10) },
        { title: 'Contact details confirmed', text: 'Address and emergency contact, unchanged.', ...on('January', 8) },
      ],
    },
    support: {
      title: 'Support and contact',
      facts: [
        { term: 'Help desk', value: contact.phone, href: contact.phoneHref },
        { term: 'E-mail', value: contact.supportEmail, href: mailto(contact.supportEmail) },
        { term: 'Hours', value: phoneHours.long },
      ],
    },
  },
} as const satisfies {
  metadata: Metadata;
  header: Header & { picture: PictureSource };
  form: { types: Record<UserType, string>; [other: string]: unknown };
  dashboard: {
    welcome: Record<UserType, string>;
    state: Record<'label' | 'notifications' | 'lastLogin' | 'semester', string>;
    signOut: string;
    resources: { title: string; open: string; note: string; list: Record<UserType, readonly Resource[]> };
    notices: { title: string; list: readonly Entry[] };
    activity: { title: string; list: readonly Activity[] };
    support: { title: string; facts: readonly { term: string; value: string; href?: string }[] };
  };
};
