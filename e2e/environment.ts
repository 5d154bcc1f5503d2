import { join } from 'node:path';

/** Whether this run is the browser part of `npm test`, which leaves what is slow to `npm run test:all`. */
export const isStandardRun = process.env.NIGHT !== '1';

/** A site under test: the folder of its sources, and the folder that it is released into. */
export type Place = { root: string; site: string };

const repository = join(import.meta.dirname, '..');

/** Folder of the site under test, which is the tests' own: a site that is being served stays as it is. */
export const siteRoot = process.env.SITE ?? join(repository, '.cache/tested-site');

/** This repository's own site. */
export const university: Place = { root: repository, site: siteRoot };

/** The small site that the platform's tests run on; `npm run sample` makes it. */
export const sample: Place = {
  root: join(repository, '.cache/sample'),
  site: join(repository, '.cache/sample/site'),
};

/**
 * Where the sites under test are served, once their servers have said so: the process that collects the tests reads
 * its configuration before. When tests are only listed, nobody has said it, and nothing uses it.
 */
export const servedAt = () => ({
  site: process.env.BASE_URL ?? process.env.E2E_SITE_URL ?? 'http://localhost',
  sample: process.env.SAMPLE_URL ?? process.env.E2E_SAMPLE_URL ?? 'http://localhost',
});
export const { site: siteUrl, sample: sampleUrl } = servedAt();

/** A browser that does nothing of its own accord. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
