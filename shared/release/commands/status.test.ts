/** @jest-environment node */
import { liveSite, remoteVersion, shellVersion } from '../plan/samples';
import { settingsLine } from './status';

const live = { ...liveSite([shellVersion(), remoteVersion('campus')]), number: 7, settings: { serviceWorker: false } };
const line = (text: string | null) => settingsLine(text, live, '/srv/site');

test('settings that already apply are not mentioned, however they are formatted', () => {
  expect(line('{ "serviceWorker": false }')).toBeNull();
  expect(settingsLine(null, { ...live, settings: {} }, '/srv/site')).toBeNull();
});

test('changed or removed settings are reported until they take effect', () => {
  const now = 'with the next release, or now with: npm run render -- --site /srv/site';
  expect(line('{ "serviceWorker": true }')).toBe(
    `config.json in /srv/site has been changed since release 7. The change takes effect ${now}`,
  );
  expect(line(null)).toBe(
    `config.json in /srv/site has been removed since release 7. Its settings stop applying ${now}`,
  );
});

test('invalid settings are reported, along with what they block', () => {
  expect(line('{ "serviceWorke": false }')).toBe(
    'config.json in /srv/site cannot be used: serviceWorke: there is no such setting. Did you mean serviceWorker? No release can go live until this is fixed.',
  );
});
