/** @jest-environment node */
import { Command } from 'commander';
import { outsideFault } from './outside';

/** The fault of a command line. */
function faultOf(...args: string[]): string | null {
  let fault: string | null = null;
  const program = new Command().exitOverride();
  for (const name of ['publish', 'test', 'build']) {
    const command = program.command(name).action(() => void (fault = outsideFault(command, {})));
    if (name === 'publish') command.option('--site <folder>', 'the site', 'site').option('--store <url>', 'the store');
  }
  program.parse(args, { from: 'user' });
  return fault;
}

test('a command that works on a site must be told which one', () => {
  expect(faultOf('publish')).toContain('so name one: npm run publish -- --site FOLDER');
  expect(faultOf('publish', '--site', 'there')).toBeNull();
  expect(faultOf('publish', '--store', 'git:somewhere')).toBeNull();
  expect(faultOf('build')).toBeNull();
});

test('a platform command says that it works only in the platform’s repository', () => {
  expect(faultOf('test')).toContain("works only in the platform's repository");
});
