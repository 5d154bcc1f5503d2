import { browserArgs, siteUrl } from '../environment';

/** The site under a host name of the provider's hosting. */
export const hosted = `http://www.3eu-hosting.example:${new URL(siteUrl).port}`;

/** Maps that host name to this machine, and makes Chromium treat it as secure, as https would. */
export const hostedArgs = [
  ...browserArgs,
  '--host-resolver-rules=MAP *.3eu-hosting.example localhost',
  `--unsafely-treat-insecure-origin-as-secure=${hosted}`,
];
