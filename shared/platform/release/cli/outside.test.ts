/** @jest-environment node */
import { Command } from 'commander';
import { npmIn, outsideFault, swallowedFlag } from './npm';

/** The fault of a command line. */
function faultOf(...args: string[]): string | null {
  let fault: Error | null = null;
  const program = new Command().exitOverride();
  for (const name of ['publish', 'test', 'dev']) {
    const command = program.command(name).action(() => void (fault = outsideFault(command, npmIn({}))));
    if (name === 'dev') command.option('--site <folder>', 'the site', 'site').option('--shell <url>', 'a site');
    if (name === 'publish') command.option('--site <folder>', 'the site', 'site').option('--store <url>', 'the store');
  }
  program.parse(args, { from: 'user' });
  return (fault as Error | null)?.message ?? null;
}

test('a command that works on a site must be told which one', () => {
  expect(faultOf('publish')).toContain('npm run publish -- --site FOLDER');
  expect(faultOf('publish', '--site', 'there')).toBeNull();
  expect(faultOf('publish', '--store', 'git:somewhere')).toBeNull();
  expect(faultOf('dev')).toMatch(/--site FOLDER.* --shell https:\/\/host$/);
});

test('a command of a shell’s repository says that it works only there', () => {
  expect(faultOf('test')).toContain('"test"');
});

test('an option that npm kept for itself is told, and how to pass it on', () => {
  const npm = npmIn({ npm_lifecycle_event: 'rollback', npm_config_dry_run: 'true' });
  expect(swallowedFlag(npm, ['dry-run'])?.message).toMatch(/--dry-run .* npm run rollback -- … --dry-run/s);
  expect(swallowedFlag(npm, ['force'])).toBeNull();
  expect(swallowedFlag(npmIn({ npm_config_dry_run: 'true' }), ['dry-run'])).toBeNull();
});
