import { defineRemote } from '@3eu/shared/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: 'admissions',
  pages: [
    { path: '/admissions', label: 'How to apply', note: 'Dates, documents and requirements', menu: 'admissions', footer: 'admissions' },
    { path: '/application', label: 'Application', note: 'Four steps, about 30 minutes', menu: 'admissions', footer: 'admissions' },
    { path: '/financial-aid', label: 'Financial aid', note: 'Grants, scholarships and the FAFSA', menu: 'admissions', footer: 'admissions' },
  ],
});
