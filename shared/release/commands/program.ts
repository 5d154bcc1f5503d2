import { Command, Option } from 'commander';
import { UsageError } from '../user-error';
import { listenOptions } from './listen';
import { swallowedFlag } from './npm-flags';
import { isForRemotes, outsideFault } from './outside';
import { createOutput } from './output';
import { allPackages, packagesFrom, shortName } from './packages';
import type { NewRemoteOptions } from './new-remote';
import { isStandalone } from './project';
import type { PublishOptions } from './publish';
import { defaultSite, siteOf } from './site';

export const output = createOutput();

/** Names of npm scripts, where they are other than the command's. */
const scripts: Readonly<Record<string, string>> = { publish: 'publish-remote' };

const exitCodes = `
Exit codes: 0 done; 1 refused or failed, and the live site is unchanged; 2 the command was not understood; 130 interrupted.`;

type SiteOptions = { site: string; store?: string };

function siteOption(command: Command): Command {
  return command.option('--site <folder>', 'the site to work on', defaultSite);
}

/** For commands that also work on a site in a branch. */
function storeOption(command: Command): Command {
  const store = new Option('--store <branch>', 'the site in a branch of a git repository: git:<URL>#<branch>');
  return siteOption(command).addOption(store.conflicts('site'));
}

/** The commands, their arguments and options; nothing runs before it parses. */
export const program = new Command('npm')
  .description('Builds, releases and serves the site. Put options after two hyphens: npm run <command> -- --help')
  .exitOverride()
  .configureHelp({
    commandUsage: (command) =>
      command.parent
        ? `npm run ${scripts[command.name()] ?? command.name()} -- ${command.usage()}`
        : 'npm run <command> -- [options]',
  })
  .addHelpText('after', exitCodes);

/** A command with what all of them have. What it needs is loaded when it runs: the bundler alone takes a second. */
function command(name: string, description: string): Command {
  return program
    .command(name, { hidden: isStandalone && !isForRemotes(name) })
    .description(description)
    .addHelpText('after', exitCodes)
    .hook('preAction', (_program, action) => {
      const options = action.options.map((option) => option.long!.replace(/^--(no-)?/, ''));
      const fault = swallowedFlag(process.env, options) ?? (isStandalone ? outsideFault(action, process.env) : null);
      if (fault) throw new UsageError(fault);
    });
}

command('build', 'builds packages; all of them if none is named')
  .argument('[packages...]')
  .option('--from <folder>', "folder of the named package (only one), if it is not the project's own")
  .action(async (names: string[], { from }: { from?: string }) => {
    const { buildPackages } = await import('./build');
    const isEvery = names.length === 0 && from === undefined;
    await buildPackages(isEvery ? allPackages() : packagesFrom(from, names), output);
  });

storeOption(command('publish', 'builds packages and releases them'))
  .argument('[packages...]', 'short names, as in campus; shell for the shell')
  .option('--all', 'every package')
  .option('--dry-run', 'shows what would change, without changing anything')
  .option('--force <reason>', 'overrules the gate; the reason is recorded with the release')
  .option('--from <folder>', "folder of the named package (only one), if it is not the project's own")
  .option('--no-checks', 'skips types, lint and unit tests; for sources that have already passed them')
  .action(async (names: string[], options: PublishOptions & SiteOptions) => {
    const { publishCommand } = await import('./publish');
    await publishCommand(names, { ...options, site: siteOf(options) }, output);
  });

storeOption(command('rollback', 'makes an earlier version of a package live again, without a build'))
  .argument('<package>', 'its short name, as in campus', shortName)
  .argument('[version]', 'default: the one that was live before')
  .option('--dry-run', 'shows what would change, without changing anything')
  .action(async (name: string, version: string | undefined, options: SiteOptions & { dryRun?: boolean }) =>
    (await import('./rollback')).rollbackCommand(name, version, { ...options, site: siteOf(options) }, output),
  );

storeOption(command('render', "renders documents again after a change to the site's config.json, without a build"))
  .option('--all', 'also documents that would not change')
  .option('--dry-run', 'shows what would change, without changing anything')
  .action(async (options: SiteOptions & { all?: boolean; dryRun?: boolean }) =>
    (await import('./other-releases')).renderCommand({ ...options, site: siteOf(options) }, output),
  );

storeOption(command('releases', 'lists who released what, when and from which commit')).action(
  async (options: SiteOptions) => (await import('./releases')).releasesCommand({ site: siteOf(options) }, output),
);

storeOption(command('verify', 'reads every file of the live release, and names those that are damaged')).action(
  async (options: SiteOptions) => (await import('./verify')).verifyCommand({ site: siteOf(options) }, output),
);

storeOption(
  command(
    'repair',
    'replaces damaged files of the live release by a new one, or repeats the newest release without damage',
  ),
).action(async (options: SiteOptions) => (await import('./repair')).repairCommand({ site: siteOf(options) }, output));

storeOption(command('remove-remote', 'removes a remote from a site; refused while others need it'))
  .argument('<remote>', 'its short name, as in campus', shortName)
  .option('--dry-run', 'shows what would change, without changing anything')
  .option('--force <reason>', 'overrules the gate; the reason is recorded with the release')
  .action(async (name: string, options: SiteOptions & { force?: string; dryRun?: boolean }) =>
    (await import('./other-releases')).removeRemoteCommand(name, { ...options, site: siteOf(options) }, output),
  );

command('new-remote', 'creates a remote: a package with one page, its texts and its test')
  .argument('<name>', 'lower-case letters, digits and hyphens, as in library')
  .option('--standalone <folder>', 'creates it in a repository of its own, with the platform as packages')
  .option('--platform <version>', 'takes the platform from a registry, instead of adding its packages as files')
  .action(async (name: string, options: NewRemoteOptions) =>
    (await import('./new-remote')).newRemoteCommand(name, options, output),
  );

storeOption(
  command('status', 'shows what is live, since when and by whom, and what differs from the working tree'),
).action(async (options: SiteOptions) => (await import('./status')).statusCommand({ site: siteOf(options) }, output));

storeOption(command('preview', 'serves a whole site with packages as they are in the working tree; nothing goes live'))
  .argument('<packages...>')
  .option('--from <folder>', "folder of the named package (only one), if it is not the project's own")
  .option(
    '--out <folder>',
    'writes the site to this folder, for `npm run serve -- --site <folder>`, instead of serving it',
  )
  .action(async (names: string[], options: SiteOptions & { from?: string; out?: string }) =>
    (await import('./preview')).previewCommand(
      names,
      { ...listenOptions(process.env), ...options, site: siteOf(options) },
      output,
    ),
  );

const address = `
The environment variables PORT and HOST set the address. Default: http://localhost:3000`;

storeOption(command('serve', 'serves the published site; from a branch, always its newest release'))
  .option('--log', 'prints a line for each response')
  .addHelpText('after', address)
  .action(async (options: SiteOptions & { log?: boolean }) =>
    (await import('./serve')).serveCommand(
      { ...listenOptions(process.env), ...options, site: siteOf(options) },
      output,
    ),
  );

siteOption(command('start', 'builds, publishes and serves everything'))
  .option(
    '--with-backend',
    'adds an embedded database with sample data, in a temporary site that is deleted at the end',
  )
  .option('--log', 'prints a line for each response')
  .addHelpText('after', address)
  .action(async (options: { site: string; log?: boolean; withBackend?: boolean }) => {
    const { startCommand, startWithBackend } = await import('./start');
    const start = options.withBackend ? startWithBackend : startCommand;
    return start({ ...listenOptions(process.env), ...options, site: siteOf(options) }, output);
  });

siteOption(
  command('dev', 'runs remotes and the shell with hot reload, inside the released site; all remotes if none is named'),
)
  .argument('[remotes...]')
  .option('--shell <address>', 'a deployed site to run in, instead of the local one')
  .option('--from <folder>', "folder of the named remote (only one), if it is not the project's own")
  .addHelpText('after', address)
  .action(async (names: string[], options: { site: string; shell?: string; from?: string }) =>
    (await import('./dev')).devCommand(
      names,
      { ...listenOptions(process.env), ...options, site: siteOf(options) },
      output,
    ),
  );
