/** The section's first page, which the breadcrumbs of the others begin with. */
export const campusSection = { label: 'Student Life', href: '/student-life' } as const;
