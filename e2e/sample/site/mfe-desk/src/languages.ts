/** The page about the desk stands for it in German. */
export const languages = { en: '/desk', de: '/desk/about' } as const;
