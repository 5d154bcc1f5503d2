import { browserArgs, siteUrl } from '../environment';

/** The site under a host name of the provider's hosting. */
export const hosted = `http://www.3eu-hosting.example:${new URL(siteUrl).port}`;

/** Maps that host name to this machine, and lets it count as secure, as https would make it. */
export const hostedArgs = [
  ...browserArgs,
  '--host-resolver-rules=MAP *.3eu-hosting.example localhost',
  `--unsafely-treat-insecure-origin-as-secure=${hosted}`,
];
