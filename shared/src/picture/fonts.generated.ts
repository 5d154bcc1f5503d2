// Written by `npm run pictures` from the font packages. Do not edit.
/** Addresses of the two font files that every document preloads. */
export const fonts = {
  besley: '/fonts/besley-latin-wght-normal.a8a5b713cd.woff2',
  publicSans: '/fonts/public-sans-latin-wght-normal.2921cd163a.woff2',
} as const;
