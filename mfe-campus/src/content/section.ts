/** The section's first page, which the breadcrumbs of the others begin with. */
export const campusSection = { label: 'Student life', href: '/student-life' } as const;
