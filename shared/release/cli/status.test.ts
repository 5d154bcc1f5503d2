/** @jest-environment node */
import { liveSite, remoteVersion, shellVersion } from '../testing/versions';
import { textOf } from '../message';
import { settingsMessages } from './status';

const live = { ...liveSite([shellVersion(), remoteVersion('campus')]), number: 7, settings: { serviceWorker: false } };
const said = (text: string | null, now = live) => settingsMessages(text, now, '/srv/site').map(textOf);

test('settings that already apply are not mentioned, however they are formatted', () => {
  expect(said('{ "serviceWorker": false }')).toEqual([]);
  expect(said(null, { ...live, settings: {} as typeof live.settings })).toEqual([]);
});

test('changed or removed settings are reported until they take effect', () => {
  const now = 'with the next release, or now with: npm run render -- --site /srv/site';
  expect(said('{ "serviceWorker": true }')).toEqual([
    `config.json in /srv/site has been changed since release 7. The change takes effect ${now}`,
  ]);
  expect(said(null)).toEqual([
    `config.json in /srv/site has been removed since release 7. Its settings stop applying ${now}`,
  ]);
});

test('invalid settings are reported, along with what they block', () => {
  expect(said('{ "serviceWorke": false }')).toEqual([
    'config.json in /srv/site cannot be used: serviceWorke: there is no such setting. Did you mean serviceWorker? No release can go live until this is fixed.',
  ]);
});
