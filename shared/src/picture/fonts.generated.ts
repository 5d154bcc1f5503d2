// Written by `npm run pictures` from the font packages. Do not edit.
/** Addresses of the two font files that every document preloads. */
export const fonts = {
  besley: '/fonts/besley-latin-wght-normal.45a619033d.woff2',
  publicSans: '/fonts/public-sans-latin-wght-normal.5ed4d31c98.woff2',
} as const;
