/** @jest-environment node */
import { textOf } from '../message';
import { swallowedFlag, typedCommand } from './program';

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

test.each([
  ['start', 'node bootstrap.mjs start', ['start'], 'npm start'],
  ['start', 'node bootstrap.mjs start', ['start', '--site', 'x'], 'npm start -- --site x'],
  ['dev', 'node bootstrap.mjs dev', ['dev', 'campus', '--site', 'our site'], 'npm run dev -- campus --site "our site"'],
  ['preview', '3eu preview library', ['preview', 'library', '--site', 'a'], 'npm run preview -- --site a'],
  ['preview', '3eu preview library', ['preview', 'library'], 'npm run preview'],
  [
    'serve',
    '3eu serve',
    ['serve', '--store', 'git:https://x:y@h/s.git#live'],
    'npm run serve -- --store git:https://h/s.git#live',
  ],
])('the script %s (%s) given %j was typed as %s', (script, line, args, command) => {
  expect(typedCommand({ npm_lifecycle_event: script, npm_lifecycle_script: line }, args)).toBe(command);
});

test('without npm, the name of the command is the script’s', () => {
  expect(typedCommand({}, ['serve', '--json'])).toBe('npm run serve -- --json');
});
