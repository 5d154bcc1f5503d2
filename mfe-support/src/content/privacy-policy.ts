import { address, brand, contact, mailto, privacyPolicyUpdated } from '@3eu/university/facts';
import type { PrivacyPolicyContent } from './types';

/** The privacy policy, with the credits of the pictures. Specification, section 2, Privacy policy, and section 7. */
export const privacyPolicy = {
  asked: [
    { label: 'What do you do with what I type here?', href: '/faq#what-do-you-do-with-what-i-type-here' },
    { label: 'How do I reach the admissions office?', href: '/faq#how-do-i-reach-the-admissions-office' },
  ],
  metadata: {
    title: 'Privacy Policy',
    description:
      'What this site collects, what it does with it, and what rights you have. In short: no form sends anything, no cookie is set, and little is measured.',
    keywords: ['privacy policy', 'data protection', 'cookies', 'personal information', 'picture credits'],
    section: 'Legal',
  },
  header: {
    title: 'Privacy Policy',
    lede: `What ${brand.name} learns about you when you use this site. It is short because there is little to say.`,
  },
  updated: privacyPolicyUpdated,
  sections: [
    {
      id: 'collected',
      title: 'Information we collect',
      text: [
        'This is a demonstration site. What you type into its forms (the application, the visit, the information request and the portal) stays in the open tab. It is not sent to anybody, it is not stored, and it is gone when the tab is reloaded or closed. One thing outlives a reload: whether you entered the portal as a student, faculty or staff, until you sign out or close the tab. A search of the knowledge base is answered by the service that holds it, where one is connected.',
        'Where the site runs on its provider’s hosting, your browser reports a few technical facts on its own:',
      ],
      list: [
        'that a page was loaded: its address up to the question mark (so without what you searched for), the time, the kind of browser, and the page you came from, trimmed the same way',
        'how fast it was: load time, first and largest paint, how much the layout shifted',
        'that something broke: the error’s text, where in the code it happened, the page and the time',
        'where analytics are switched on: which page was viewed, and whether Apply Now or Schedule a Visit was pressed',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      text: [
        'To find pages that are slow or broken, and to fix them. We do not build profiles, we do not advertise, and no decision about anybody’s admission rests on it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      text: [
        'We sell nothing and give nothing to advertisers. The company that hosts the site handles the reports for us and for no other purpose. We would hand over what we have if a court ordered it; there is no name in it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      text: [
        'Pages come over an encrypted connection. The site runs only scripts that were published with it, and your browser checks each of them before it runs. The safest thing we do with personal data is not to have it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You may ask what we hold about you, have it corrected or deleted, and object to its use. Since the reports carry no name, we may have to ask you for the day and the page to find yours. You do not have to give a reason, and asking has no consequences.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: [
        'We set none. Your browser keeps copies of pages and pictures so that they load faster and can be read without a connection; you can delete them in its settings at any time.',
      ],
    },
    {
      id: 'updates',
      title: 'Updates to this policy',
      text: [
        'When something changes, this page changes first, and so does the date at the top. Earlier versions are available on request.',
      ],
    },
  ],
  contact: {
    id: 'contact',
    title: 'Contact',
    text: 'Questions about privacy reach a person at',
    email: { label: contact.privacyEmail, href: mailto(contact.privacyEmail) },
    post: `or by mail at ${brand.name}, ${address.oneLine}.`,
    accessibility: { label: 'Accessibility: what is tested, and what does not work yet', href: '/about/accessibility' },
  },
  credits: {
    id: 'credits',
    title: 'Picture credits',
    text: [
      'The pictures were rendered for this site; the people and places in them are invented. Typefaces: Besley and Public Sans, under the SIL Open Font License. Icons: Lucide, under the ISC license.',
    ],
  },
} as const satisfies PrivacyPolicyContent;
