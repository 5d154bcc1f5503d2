/**
 * Room build: which browsers a build promises. For configuration.ts alone. Other ones are said in the README and in
 * limits.md.
 */

/** The oldest versions of browsers that the build promises. */
const promisedBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 16.4 } as const;

/** The same, as queries of Browserslist. */
export const browserTargets = Object.entries(promisedBrowsers).map(([name, version]) => `${name} >= ${version}`);
