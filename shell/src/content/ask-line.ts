/** The line to ask with, on home and where pages are looked for. */
export const askLine = { label: 'Ask one.', field: 'Find a page or an answer', button: 'Find the answer' } as const;
