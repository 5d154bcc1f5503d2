/** The page for parents, by the language that it is in. */
export const inBothLanguages = { en: '/parents-families', es: '/parents-families/es' } as const;
