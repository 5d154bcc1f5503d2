/** @jest-environment node */
import { resolve } from 'node:path';
import { nothingPublished } from './site';
import { commandFor, defaultSite, hasSecret, isInBranch, originOf, siteOf } from './site-names';

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
  expect(commandFor(branch, 'publish-remote -- --all')).not.toContain('secret');
  expect(nothingPublished(branch).message).not.toContain('secret');
  expect(nothingPublished(defaultSite).message).toContain('Run `npm start`');
  expect(nothingPublished('/site').message).toContain('npm run publish-remote -- --all --site /site');
});

test.each([
  'git:https://user:p4ss/w0rd@host/site.git#live',
  'git:https:/user:pa55@host/site.git',
  'git:user:pa55@host:site.git',
  'git:https://user:pa 55@host/site.git',
  'https://user:pa55@host/site.git',
  'git:https://token@host/site.git',
  'git:https://host/site.git?access_token=pa55',
  'git:ssh://git:pa55@host/site.git',
])('%s is refused, and nothing of it is repeated', (address) => {
  expect(hasSecret(address)).toBe(true);
  expect(() => originOf(address)).toThrow(/^--store: leave out user, password and token/);
});

test.each([
  'git:git@host:site.git',
  'git:ssh://git@host/site.git',
  'git:https://host/@scope/site.git',
  '../site',
  'C:/site',
])('%s has no secret', (address) => expect(hasSecret(address)).toBe(false));
