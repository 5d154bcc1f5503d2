/** Room cli: the commands, their arguments and options; what they say of themselves is their help. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { usageFault, type Fault } from '../message';
import { hasPlatform, hasShell, projectRoot, shortName } from '../project';
import type { ListenOptions } from '../look/listen';
import { npm, ofSites, outsideFault, scriptOf, swallowedFlag, typedCommand } from './npm';
import { jsonOutput, textOutput, type Output } from './output';
import { defaultSite, hasSecret, isBranch, secretFault, siteOf } from './site-names';

/** A number of a release, as it is typed. */
function releaseNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A release has a number, as in --release 41.');
}

/** The branch of a preview, as it is typed: none that a site is served from. */
function previewBranch(text: string): string {
  if (text.startsWith('preview/') && isBranch(text)) return text;
  throw new InvalidArgumentError("A preview's branch has a name below preview/, as in --branch preview/menu.");
}

/** What is wrong with the place of the repository; null where nothing is: the compiler reads these as parts of an address. */
export function placeFault(root: string): Fault | null {
  if (!/[#?]/.test(root)) return null;
  const what = `This repository is in ${root}, and the compiler takes what follows a # or a ? in a path for something else.`;
  return usageFault(what, 'Move it to a folder without these.');
}

/** @throws Fault where an option's address carries a password or a token, which it does not repeat. */
function refuseSecrets(action: Command): void {
  for (const [option, value] of Object.entries(action.opts<Record<string, unknown>>()))
    if (typeof value === 'string' && !/^(name|force|reason|store)$/.test(option) && hasSecret(value))
      throw secretFault(option);
}

const exitCodes = `
Exit codes: 0 done; 1 refused or failed, and the live site is unchanged; 2 the command was not understood; 130 interrupted.`;

const isJson = () => process.argv.includes('--json');
let made: Output | undefined;
/** Where this run tells what happens. */
export const output = (): Output => (made ??= isJson() ? jsonOutput() : textOutput());

type SiteOptions = { site: string; store?: string };

function siteOption(command: Command): Command {
  return command.option('--site <folder>', 'the site to work on', defaultSite);
}

/** For commands that also work on a site in a branch. */
function storeOption(command: Command): Command {
  const store = new Option('--store <branch>', 'the site in a branch of a git repository: git:<URL>#<branch>');
  return siteOption(command).addOption(store.conflicts('site'));
}

const changed = ['--changed', 'every package whose build is not the live one'] as const;
const dryRun = ['--dry-run', 'shows what would change, without changing anything'] as const;
/** The only reason that a release records. */
function onlyReason(reason: string, earlier: string | undefined): string {
  if (earlier === undefined) return reason;
  throw new InvalidArgumentError(`A release has one reason, and "${earlier}" is given already.`);
}

const force = ['--force <reason>', 'overrules the gate; the reason is recorded with the release', onlyReason] as const;
const release = ['--release <number>', 'an earlier release, instead of the newest', releaseNumber] as const;
const address = `
The environment variables PORT and HOST set the address. Default: http://localhost:3000`;

/** The commands, their arguments and options; nothing runs before it parses. */
export const program = new Command('npm')
  .description('Builds, releases and serves the site. Put options after two hyphens: npm run <command> -- --help')
  .exitOverride()
  .configureOutput({
    outputError: (text, write) => (isJson() ? output().fail(text.trim(), {}) : write(text)),
  })
  .configureHelp({
    commandUsage: (command) =>
      command.parent ? `npm run ${scriptOf(command.name())} -- ${command.usage()}` : 'npm run <command> -- [options]',
  })
  .addHelpText('after', exitCodes);

/** A command with what all of them have. What it needs is loaded when it runs: the bundler alone takes a second. */
function command(name: string, description: string): Command {
  return program
    .command(name, { hidden: name === 'upgrade' ? hasPlatform : !hasShell && ofSites.has(name) })
    .description(description)
    .option('--json', 'prints what happens as JSON, one value a line')
    .addHelpText('after', exitCodes)
    .hook('preAction', (_program, action) => {
      const options = action.options.map((option) => option.long!.replace(/^--(no-)?/, ''));
      const fault =
        placeFault(projectRoot) ?? swallowedFlag(npm, options) ?? (hasShell ? null : outsideFault(action, npm));
      if (fault) throw fault;
      refuseSecrets(action);
    });
}

/** The options of a command that works on a site, with the site that they name. */
function onSite<Options extends SiteOptions>(options: Options): Options {
  return { ...options, site: siteOf(options) };
}

/** @param port The default: 0 for one that is free, since a preview must not share the origin of the site. */
async function onServer<Options extends SiteOptions>(options: Options, port = 3000): Promise<Options & ListenOptions> {
  const { listenOptions } = await import('../look/listen');
  const command = typedCommand(npm, process.argv.slice(2));
  return { ...listenOptions(process.env, port), command, ...onSite(options) };
}

const packages = [
  '[packages...]',
  'short names, as in campus (shell for the shell), or folders, as in ../library',
] as const;

storeOption(command('publish', 'builds packages and releases them'))
  .argument(...packages)
  .option('--all', 'every package')
  .option(...changed)
  .option(...dryRun)
  .option(...force)
  .action(async (names: string[], options: SiteOptions) => {
    await (await import('./releasing')).publishCommand(names, onSite(options), output());
  });

storeOption(
  command('rollback', 'makes another version of a package live, or takes back a whole release, without a build'),
)
  .argument('[package]', 'its short name, as in campus', shortName)
  .argument('[version]', 'default: the one that was live before')
  .option('--from <site>', 'the version that is live in another site: a folder, or git:<URL>#<branch>')
  .option('--release <number>', 'takes back all that this release has changed: packages and settings', releaseNumber)
  .option('--reason <reason>', 'what was wrong; whoever releases it again is told')
  .option(...dryRun)
  .option(...force)
  .action(async (name: string | undefined, version: string | undefined, options: SiteOptions) =>
    (await import('./rollback')).rollbackCommand(name, version, onSite(options), output()),
  );

storeOption(command('render', 'makes the site again from what is live, without a build'))
  .option('--config <file>', "the site's settings from now on")
  .option('--all', 'also documents that would not change')
  .option(...dryRun)
  .action(async (options: SiteOptions) => (await import('./releasing')).renderCommand(onSite(options), output()));

storeOption(command('releases', 'lists who released what, when and from which commit'))
  .argument(
    '[what]',
    'a number, as in 2: what that release changed, page by page; or words: which release first had them',
  )
  .action(async (what: string | undefined, options: SiteOptions) =>
    (await import('./history')).releasesCommand(what, onSite(options), output()),
  );

storeOption(
  command('explain', 'says whose an error is and where it arose, by the stack or the report that a visitor sent'),
)
  .argument('<file>', 'a file that has it, or - for standard input')
  .action(async (file: string, options: SiteOptions) =>
    (await import('./explain')).explainCommand(file, onSite(options), output()),
  );

storeOption(
  command('links', 'writes down which pages a site has, so that the compiler refuses links to others'),
).action(async (options: SiteOptions) => (await import('./links')).linksCommand(onSite(options), output()));

storeOption(command('remove-remote', 'removes a remote from a site; refused while others need it'))
  .argument('<remote>', 'its short name, as in campus', shortName)
  .option(...dryRun)
  .option(...force)
  .action(async (name: string, options: SiteOptions) =>
    (await import('./releasing')).removeRemoteCommand(name, onSite(options), output()),
  );

command('new-remote', 'creates a remote: a package with one page, its texts and its test')
  .argument('<name>', 'lower-case letters, digits and hyphens, as in library')
  .option('--standalone <folder>', 'creates it in a repository of its own, with the platform as packages')
  .option('--platform <version>', 'takes the platform from a registry, instead of adding its packages as files')
  .action(async (name: string, options: object) =>
    (await import('./new-remote')).newRemoteCommand(name, options, output()),
  );

command('new-site', 'creates a site of your own: a shell with a plain frame, and one remote with one page')
  .argument('<folder>', 'where its repository will be, as in ../mine')
  .requiredOption('--name <name>', 'as its pages will say it, as in "Sound College"')
  .option('--platform <version>', 'takes the platform from a registry, instead of adding its packages as files')
  .action(async (folder: string, options: { name: string }) =>
    (await import('./new-site')).newSiteCommand(folder, options, output()),
  );

command('upgrade', 'takes another version of the platform, with the libraries that it is made for')
  .argument('<version>', 'as 4.1.0: from a registry, or packed files that lie beside those of the installed one')
  .action(async (version: string) => (await import('./upgrade')).upgradeCommand(version, output()));

storeOption(command('status', 'shows what is live, since when and by whom, and whose sources have changed since'))
  .option('--from <site>', 'shows what differs from another site: a folder, or git:<URL>#<branch>')
  .action(async (options: SiteOptions) => (await import('./status')).statusCommand(onSite(options), output()));

storeOption(command('preview', 'serves a whole site with packages as they are in the working tree; nothing goes live'))
  .argument(...packages)
  .option('--all', 'every package')
  .option(...changed)
  .option('--branch <branch>', "puts it on this branch of the site's repository instead, for hosts", previewBranch)
  .action(async (names: string[], options: SiteOptions) =>
    (await import('./serve')).previewCommand(names, await onServer(options, 0), output()),
  );

storeOption(command('serve', 'serves the published site, to look at'))
  .option(...release)
  .addHelpText('after', address)
  .action(async (options: SiteOptions) => (await import('./serve')).serveCommand(await onServer(options), output()));

siteOption(command('start', 'builds and shows everything; publishes it where nothing is live yet'))
  .addOption(new Option('--preparing <place>', 'leads to what is to be served from there').hideHelp())
  .addHelpText('after', address)
  .action(async ({ preparing, ...options }: SiteOptions & { preparing: string }) =>
    (await import('./serve')).prepareCommand(await onServer(options), preparing, output()),
  );

storeOption(
  command('dev', 'runs remotes and the shell with hot reload, inside the released site; all remotes if none is named'),
)
  .argument('[remotes...]')
  .addOption(
    new Option('--shell <address>', 'a deployed site to run in, instead of the local one').conflicts([
      'site',
      'store',
      'release',
    ]),
  )
  .option(...release)
  .addHelpText('after', address)
  .action(async (names: string[], options: SiteOptions) =>
    (await import('./dev')).devCommand(names, await onServer(options), output()),
  );
