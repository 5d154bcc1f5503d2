import { quadWinterDusk } from '@3eu/university/pictures';
import {
  academicYear,
  brand,
  contact,
  currentSemester,
  day,
  mailto,
  phoneHours,
  tel,
  offices,
} from '@3eu/university/facts';
import { resources } from './my3eu/resources';
import type { My3euContent } from './types';

const on = (month: 'January', date: number) => {
  const { iso, short } = day(month, date, academicYear);
  return { date: iso, when: short };
};

/** The portal: the sign-in and, for each user type, the dashboard. Specification, section 2, Portal. */
export const my3eu = {
  asked: [
    { label: 'How do I get a transcript?', href: '/about#registrar-transcript' },
    { label: 'Who lifts a hold?', href: '/about#registrar-hold' },
  ],
  metadata: {
    title: `${brand.portal}, the university portal`,
    description:
      'Sign in to My3EU as a student, a professor or a member of staff: courses, bills, rosters, payroll and notices in one place. A demonstration: any password will do.',
    keywords: ['my3eu', 'portal', 'sign in', 'student portal', 'faculty', 'staff', 'dashboard'],
    section: 'Portal',
  },
  header: {
    title: brand.portal,
    lede: 'One door for students, faculty and staff.',
    // The snow narwhal's eye.
    picture: { ...quadWinterDusk, focus: [46, 65] },
  },
  form: {
    hint: 'This is a demonstration: any name and password will open the door, and neither is sent or kept.',
    security: {
      title: 'Security notice',
      text: 'Login activity is monitored. Sign out on a shared computer.',
    },
    needsScript: 'Here the button to sign in would be. It needs scripts, which are turned off or did not load.',
    stuck: [
      'Lost the password, or the phone with the code? The help desk lets you in again: ',
      { label: offices.support, href: tel(offices.support) },
      `, ${phoneHours}. From then to midnight, the library desk, with your ID.`,
    ],
    dead: ['Forgot password?', 'Help', 'Technical support', 'System status'],
    deadNote: 'This is a demonstration site; there is no account to recover and no system to check.',
  },
  dashboard: {
    state: {
      notifications: '3 new notifications',
      lastLogin: `Last login: ${day('January', 14, academicYear).long} at 8:05 AM`,
      semester: currentSemester,
    },
    resources: {
      id: 'resources',
      title: 'Resources',
      lede: 'Sample data: nobody’s timetable and nobody’s bill. Nothing here can be changed or sent.',
      list: resources,
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
      id: 'activity',
      title: 'Recent Activity',
      list: [
        { title: 'Signed in', text: 'From a computer in the library.', ...on('January', 14) },
        {
          title: 'Parking permit renewed',
          text: 'Valid until the end of the spring semester.',
          ...on('January', 13),
        },
        { title: 'Schedule published', text: currentSemester, ...on('January', 10) },
        { title: 'Contact details confirmed', text: 'Address and emergency contact, unchanged.', ...on('January', 8) },
      ],
    },
    support: {
      title: 'Support and contact',
      facts: [
        { term: 'Help desk', value: offices.support, href: tel(offices.support) },
        { term: 'Email', value: contact.supportEmail, href: mailto(contact.supportEmail) },
        { term: 'Hours', value: phoneHours },
      ],
    },
  },
} as const satisfies My3euContent;
