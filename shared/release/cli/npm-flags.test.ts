/** @jest-environment node */
import { textOf } from '../message';
import { swallowedFlag } from './program';

const options = ['dry-run', 'force', 'site'];

test.each([
  ['npm_config_dry_run', 'true', 'dry-run'],
  ['npm_config_force', 'true', 'force'],
  ['npm_config_site', '/tmp/site', 'site'],
])('%s is reported, with the right way to pass the option', (name, value, option) => {
  const said = swallowedFlag({ npm_lifecycle_event: 'publish-remote', [name]: value }, options)!;
  expect(textOf(said)).toBe(
    `npm kept --${option} for itself instead of passing it on, so nothing was done. Put options after two hyphens: npm run publish-remote -- … --${option}`,
  );
});

test('variables that npm always sets are not taken for our options', () => {
  expect(
    swallowedFlag(
      {
        npm_lifecycle_event: 'publish-remote',
        npm_config_cache: '/x',
        npm_config_user_agent: 'npm',
        npm_config_force: '',
      },
      options,
    ),
  ).toBeNull();
  expect(swallowedFlag({ npm_config_dry_run: 'true' }, options)).toBeNull();
});
