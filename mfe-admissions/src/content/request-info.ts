import { advisingOffice, narwhalThanks } from '@3eu/university/pictures';
import { contact, optionsOf, phoneHours, responseTimes } from '@3eu/university/facts';
import type { RequestInfoContent, RequestOptionsContent } from './types';

/** The option lists of the form; specification, section 5, Options. */
export const requestOptions = {
  graduationYear: optionsOf('2025', '2026', '2027', '2028', '2029'),
  studentType: [
    { value: 'high-school', label: 'High school student' },
    { value: 'transfer', label: 'Transfer student' },
    { value: 'graduate', label: 'Graduate student' },
    { value: 'international', label: 'International student' },
    { value: 'adult-learner', label: 'Adult learner' },
  ],
  howDidYouHear: [
    { value: 'search-engine', label: 'Search engine' },
    { value: 'social-media', label: 'Social media' },
    { value: 'college-fair', label: 'College fair' },
    { value: 'high-school-counselor', label: 'High school counselor' },
    { value: 'friend-family', label: 'Friend or family' },
    { value: 'campus-visit', label: 'Campus visit' },
    { value: 'advertisement', label: 'Advertisement' },
    { value: 'other', label: 'Other' },
  ],
  programs: optionsOf(
    'Computer Science',
    'Business Administration',
    'Biomedical Engineering',
    'Psychology',
    'Mechanical Engineering',
    'Finance',
    'Marketing',
    'Biology',
    'English Literature',
    'Political Science',
  ),
} as const satisfies RequestOptionsContent;

/** The words of the page. */
export const requestInfo = {
  asked: [
    { label: 'When will I hear from you?', href: '/faq#i-requested-information-when-will-i-hear-from-you' },
    { label: 'When can I see the campus?', href: '/faq#when-can-i-see-the-campus' },
  ],
  metadata: {
    title: 'Request information',
    description: `Ask 3E University anything: programs, aid, life on campus. A counselor will contact you within ${responseTimes.counselor}.`,
    keywords: ['request information', 'contact admissions', 'programs', 'admissions counselor'],
    section: 'Admissions',
  },
  header: {
    title: 'Request information',
    lede: 'Tell us what you would like to know. A counselor will answer, and no two people get the same letter.',
    picture: advisingOffice,
  },
  needsScript: [
    'Here the button to submit would be. It needs scripts, which are turned off or did not load. Call us instead: ',
    { label: contact.phone, href: contact.phoneHref },
  ],
  next: {
    title: 'What happens next',
    items: [
      {
        title: responseTimes.counselor,
        text: 'A counselor will contact you: one person, with a name and a direct line.',
      },
      {
        title: responseTimes.counselorSeason,
        text: `From ${responseTimes.counselorSeasonName} it may take this long: half the country is applying.`,
      },
      { title: 'After that', text: 'We write again only if you ask us something else.' },
    ],
  },
  contact: {
    title: 'Rather ask now?',
    phone: { number: contact.phone, note: phoneHours },
    email: { address: contact.admissionsEmail, note: responseTimes.email },
  },
  form: {
    title: 'Your request',
    zipFormat: 'Write five digits, as in 00333; leave it empty outside the United States.',
    programs: 'As many as you like.',
    additionalQuestions: 'The odd ones are welcome.',
    /** The specification has it as a footnote; whatever else the form asks says that it is optional. */
    footnote: '* Required fields: first name, last name and email address.',
    privacy: 'This is a demonstration site: what you write stays on this page and is not sent to anybody.',
  },
  thanks: {
    title: 'Thank You',
    text: `A counselor will contact you within ${responseTimes.counselor}. From ${responseTimes.counselorSeasonName} it may take ${responseTimes.counselorSeason}.`,
    picture: narwhalThanks,
    /**
     * Apart from the promise above it: a promise and the note that this is a demonstration do not stand together
     * (shared/docs/writing.md).
     */
    demo: {
      title: 'About this demonstration',
      text: 'That is the answer a request to a real 3E would get. This site sends nothing: what you wrote stays on this page, and no counselor is waiting.',
    },
    links: [
      { label: 'Meet the counselors', href: '/counselors' },
      { label: 'Schedule a Visit', href: '/visit' },
      { label: 'Start your application', href: '/application' },
    ],
  },
} as const satisfies RequestInfoContent;
