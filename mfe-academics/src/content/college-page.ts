/** Words of every college page that no single college owns. */
export const collegePage = {
  statLabels: { students: 'students', faculty: 'faculty', programs: 'programs', placement: 'placed within six months' },
  dean: 'From the dean',
  programs: { title: 'Degree programs', caption: 'Full degrees. Minors and certificates bring the count up to the figure above.', columns: ['Program', 'Duration', 'Degree'] },
  facilities: 'Where the work is done',
  closing: { title: 'Apply in thirty minutes, or look first for ninety.', apply: 'Apply Now', visit: 'Schedule a Visit' },
  notFound: {
    title: 'College Not Found',
    text: 'We have three colleges, and none of them lives at this address.',
    link: 'See all colleges',
    metadata: { title: 'College Not Found', description: 'There is no college of 3E University at this address.', keywords: ['colleges'], section: 'Academics' },
  },
} as const;
