/**
 * Properties of an element of the document that React takes over and leaves as it is: it keeps the HTML of an element whose
 * content is given as HTML and whose differences it shall not mend, so nothing is written, and Trusted Types are not asked.
 * For the first view only: an element that React makes with them is empty.
 */
export const keptHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;
