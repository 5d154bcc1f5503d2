/** The Trusted Types policy under which every build of the site creates script addresses; the CSP names it. */
export const trustedTypesPolicy = 'uni3e';
