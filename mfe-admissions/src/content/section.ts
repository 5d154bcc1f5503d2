/** The section's first page, which the breadcrumbs of the others begin with. */
export const admissionsSection = { label: 'Admissions', href: '/admissions' } as const;
