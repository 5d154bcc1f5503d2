/**
 * Props of a prerendered element that React hydrates and leaves as it is. React keeps the HTML of an element whose
 * content is given as HTML and whose mismatches it may not fix, so nothing is written, and Trusted Types are not
 * involved. For the first view only: an element that React creates with these props is empty.
 */
export const dehydratedHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;
