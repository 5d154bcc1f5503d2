/** The project's tool: build, release, serve. `npm run <command> -- --help` says what each command does. */
import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { BuildError } from '@3eu/shared/build/build-app';
import { explainDiskFault, UserError } from '../user-error';
import { DamagedFileError } from '../store/store';
import { buildPackages } from './build';
import { swallowedFlag } from './npm-flags';
import { releasesCommand, removeRemoteCommand, renderCommand } from './other-releases';
import { createOutput } from './output';
import { allPackages, packageNamed, projectRoot } from './packages';
import { publishCommand, type PublishOptions } from './publish';
import { rollbackCommand } from './rollback';

const output = createOutput();

/** Names of npm scripts, where they are other than the command's. */
const scripts: Readonly<Record<string, string>> = { publish: 'publish-remote' };

const exitCodes = `
Exit codes: 0 done; 1 refused or failed, and the live site is as it was; 2 the command was not understood; 130 interrupted.`;

function siteOption(command: Command): Command {
  return command.option('--site <folder>', 'the site to work on', join(projectRoot, 'site'));
}

const program = new Command('npm')
  .description('Builds, releases and serves the site. Options stand after two hyphens: npm run <command> -- --help')
  .exitOverride()
  .configureHelp({ commandUsage: (command) => (command.parent ? `npm run ${scripts[command.name()] ?? command.name()} -- ${command.usage()}` : 'npm run <command> -- [options]') })
  .addHelpText('after', exitCodes);

/** A command with what all of them have. */
function command(name: string, description: string): Command {
  return program.command(name).description(description).addHelpText('after', exitCodes).hook('preAction', (_program, action) => {
    const fault = swallowedFlag(process.env, action.options.map((option) => option.long!.replace(/^--(no-)?/, '')));
    if (fault) throw new UserError(fault);
  });
}

command('build', 'builds packages; without a name all of them').argument('[packages...]').action(async (names: string[]) => {
  await buildPackages(names.length > 0 ? names.map(packageNamed) : allPackages(), output);
});

siteOption(command('publish', 'builds packages and releases them'))
  .argument('[packages...]', 'short names, as in campus; shell for the shell')
  .option('--all', 'every package')
  .option('--dry-run', 'says what would change, and changes nothing')
  .option('--force <reason>', 'overrules the gate; the reason stands in the record')
  .option('--from <folder>', "folder of the one named package, where it is another than the project's own")
  .option('--no-checks', 'leaves out types, lint and unit tests, which have passed for these sources')
  .action(async (names: string[], options: PublishOptions) => void (await publishCommand(names, { ...options, site: resolve(options.site) }, output)));

siteOption(command('rollback', 'makes an earlier version of a package live again, without a build'))
  .argument('<package>')
  .argument('[version]', 'default: the one that was live before')
  .option('--dry-run', 'says what would change, and changes nothing')
  .action((name: string, version: string | undefined, options: { site: string; dryRun?: boolean }) => rollbackCommand(name, version, { ...options, site: resolve(options.site) }, output));

siteOption(command('render', "renders documents anew after a change of the site's config.json, without a build"))
  .option('--all', 'also those that would come out the same')
  .option('--dry-run', 'says what would change, and changes nothing')
  .action((options: { site: string; all?: boolean; dryRun?: boolean }) => renderCommand({ ...options, site: resolve(options.site) }, output));

siteOption(command('releases', 'lists who released what, when and from which commit')).action((options: { site: string }) => releasesCommand({ site: resolve(options.site) }, output));

siteOption(command('remove-remote', 'takes a remote out of a site; refused while others need it'))
  .argument('<remote>')
  .option('--dry-run', 'says what would change, and changes nothing')
  .option('--force <reason>', 'overrules the gate; the reason stands in the record')
  .action((name: string, options: { site: string; force?: string; dryRun?: boolean }) => removeRemoteCommand(name, { ...options, site: resolve(options.site) }, output));

/** Whoever reads only the first lines closes the pipe. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
  output.done();
} catch (error) {
  output.done();
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
  const isPlain = error instanceof UserError || error instanceof BuildError || error instanceof DamagedFileError;
  console.error(isPlain ? error.message : (explainDiskFault(error) ?? error));
  process.exit(1);
}
