import { defineRemote } from '@3eu/platform/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: 'admissions',
  pages: [
    {
      path: '/admissions',
      module: './pages/admissions',
      blocks: ['questions'],
      label: 'Admissions',
      note: 'How to apply: plans, documents, deadlines',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/admissions/transfer',
      module: './pages/transfer',
      blocks: ['questions'],
      label: 'Transfer',
      note: 'Which credits count, and who says so',
      footer: 'admissions',
    },
    {
      path: '/admissions/international',
      module: './pages/international',
      label: 'International',
      note: 'Scores, funds, visa, and our hours by your clock',
      footer: 'admissions',
    },
    {
      path: '/application',
      module: './pages/application',
      label: 'Application',
      note: 'Four steps, about 30 minutes',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/financial-aid',
      module: './pages/financial-aid',
      blocks: ['questions'],
      label: 'Financial aid',
      note: 'Grants, scholarships and the FAFSA',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/request-info',
      module: './pages/request-info',
      label: 'Request information',
      note: 'Ask, and a counselor answers',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/counselors',
      module: './pages/counselors',
      label: 'Counselors',
      note: 'Who reads your application, state by state',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/admitted-students',
      module: './pages/admitted-students',
      label: 'Admitted students',
      note: 'Six steps to the first day',
      menu: 'admissions',
      footer: 'admissions',
    },
    {
      path: '/why-3e',
      module: './pages/why-3e',
      label: 'Why 3E',
      note: 'Six reasons, each with a number',
      menu: 'admissions',
      footer: 'admissions',
    },
  ],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    admissions: typeof descriptor;
  }
}
