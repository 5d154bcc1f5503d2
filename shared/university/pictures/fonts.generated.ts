// Written by `npm run pictures` from the font packages. Do not edit.
import type { FontFiles } from '@3eu/platform/contract/pictures';

/** The two fonts of the site. Every document preloads their basic letters. */
export const fonts = {
  besley: {
    basic: { url: '/fonts/besley-basic.ad3c9f7ac3.woff2', range: 'U+20-7E,U+A0,U+A9,U+AE,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212,U+FEFF' },
    further: { url: '/fonts/besley-further.90b328a656.woff2', range: 'U+A1-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2191,U+2193,U+2215,U+FFFD' },
  },
  publicSans: {
    basic: { url: '/fonts/public-sans-basic.d35ab02501.woff2', range: 'U+20-7E,U+A0,U+A9,U+AE,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212,U+FEFF' },
    further: { url: '/fonts/public-sans-further.05900a3dca.woff2', range: 'U+A1-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2191,U+2193,U+2215,U+FFFD' },
  },
} as const satisfies Record<string, FontFiles>;
