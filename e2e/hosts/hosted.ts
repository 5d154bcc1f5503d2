import { browserArgs, sampleUrl, siteUrl } from '../environment';

/**
 * A site under a host name that its `site.config.ts` takes for live, and the arguments that map that name to this machine
 * and make Chromium treat it as secure, as https would.
 */
function hostedAt(url: string, host: string) {
  const hosted = `http://${host}:${new URL(url).port}`;
  const args = [
    ...browserArgs,
    `--host-resolver-rules=MAP ${host} localhost`,
    `--unsafely-treat-insecure-origin-as-secure=${hosted}`,
  ];
  return { hosted, args };
}

export const { hosted, args: hostedArgs } = hostedAt(siteUrl, 'www.3eu-hosting.example');

/** The sample, as its visitors have it. */
export const hostedSample = hostedAt(sampleUrl, 'www.sound-college.example');
