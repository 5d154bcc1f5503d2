/** @jest-environment node */
import { resolve } from 'node:path';
import { nothingPublished } from './site';
import { commandFor, defaultSite, isInBranch, siteOf } from './site-names';

const branch = 'git:https://x:secret@host/site.git#live';

test('a site is a folder, or a branch if --store names one', () => {
  expect(siteOf({ site: 'site' })).toBe(resolve('site'));
  expect(siteOf({ site: '/default', store: branch })).toBe(branch);
  expect([isInBranch(siteOf({ site: 'odd' })), isInBranch(branch)]).toEqual([false, true]);
});

test('suggested commands are for the same site and contain no password', () => {
  expect(commandFor(defaultSite, 'publish-remote -- campus')).toBe('npm run publish-remote -- campus');
  expect(commandFor('/srv/site', 'publish-remote -- campus')).toBe('npm run publish-remote -- campus --site /srv/site');
  expect(commandFor('/our site', 'render')).toBe('npm run render -- --site "/our site"');
  const command = 'npm run publish-remote -- --all --store git:https://host/site.git#live';
  expect(commandFor(branch, 'publish-remote -- --all')).toBe(command);
  expect(nothingPublished(branch).message).toBe(
    `Nothing is published in git:https://host/site.git#live. First release everything: ${command}`,
  );
  expect(nothingPublished(defaultSite).message).toContain('Run `npm start`');
  expect(nothingPublished('/site').message).toContain('npm run publish-remote -- --all --site /site');
});
