import type { Email, Phone } from './forms';

/** The admissions counselors with their own lines. Invented, as is everybody at 3E; their page tells all about them. */
export const counselorLines = {
  adaeze: {
    name: 'Adaeze Okonkwo',
    title: 'Director of Admissions',
    email: 'adaeze.okonkwo@3eu.example',
    phone: '+1 (555) 010-0151',
  },
  martin: {
    name: 'Martin Reyes',
    title: 'Senior Admissions Counselor',
    email: 'martin.reyes@3eu.example',
    phone: '+1 (555) 010-0152',
  },
  priya: {
    name: 'Priya Raman',
    title: 'Admissions Counselor',
    email: 'priya.raman@3eu.example',
    phone: '+1 (555) 010-0153',
  },
  thomas: {
    name: 'Thomas Lindqvist',
    title: 'Admissions Counselor',
    email: 'thomas.lindqvist@3eu.example',
    phone: '+1 (555) 010-0154',
  },
  leila: {
    name: 'Leila Haddad',
    title: 'Admissions Counselor, Alabama to Arizona and abroad',
    email: 'leila.haddad@3eu.example',
    phone: '+1 (555) 010-0155',
  },
  grace: {
    name: 'Grace Whitehorse',
    title: 'Admissions Counselor',
    email: 'grace.whitehorse@3eu.example',
    phone: '+1 (555) 010-0156',
  },
} as const satisfies Readonly<Record<string, { name: string; title: string; email: Email; phone: Phone }>>;
