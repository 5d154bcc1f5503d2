/**
 * Room cli: what npm does to a command: it runs scripts of other names, keeps options for itself, and passes no signal on.
 * The only place that reads npm's environment.
 */
import type { Command } from 'commander';
import { usageFault, type Fault } from '../message';
import { hasSecret, typedWord } from './site-names';

/** What npm has told the script that it runs. */
type Npm = {
  /** The script's name; undefined where npm runs none. */
  script: string | undefined;
  /** What it runs. */
  line: string;
  /** Whether it has taken an option for itself, by its long name as in `dry-run`. */
  hasTaken: (option: string) => boolean;
};

export function npmIn(env: NodeJS.ProcessEnv): Npm {
  const { npm_lifecycle_event: script, npm_lifecycle_script: line = '' } = env;
  return { script, line, hasTaken: (option) => Boolean(env[`npm_config_${option.replaceAll('-', '_')}`]) };
}
export const npm = npmIn(process.env);

/** Commands that work only where a shell is. */
export const ofSites = new Set(['start', 'test', 'new-remote', 'new-site']);

/** The npm script of a command: npm has a publish of its own. */
export const scriptOf = (command: string) => (command === 'publish' ? 'publish-remote' : command);

/**
 * npm takes options before `--` for itself, and passes them to the script only through its environment: an intended dry
 * run would release for real.
 * @param options Long names of the command's options.
 * @returns null if npm took nothing.
 */
export function swallowedFlag({ script, hasTaken }: Npm, options: readonly string[]): Fault | null {
  const option = options.find(hasTaken);
  if (script === undefined || option === undefined) return null;
  return usageFault(
    `npm kept --${option} for itself instead of passing it on, so nothing was done.`,
    `Put options after two hyphens: npm run ${script} -- … --${option}`,
  );
}

/**
 * What is wrong with a command in a remote's own repository: there is no site beside it, so the command must name one.
 * @returns null if nothing is wrong.
 */
export function outsideFault(action: Command, { script }: Npm): Fault | null {
  const command = action.name();
  if (ofSites.has(command))
    return usageFault(`"${command}" works only in the repository of a shell, and this is that of a remote.`);
  const takes = (name: string) => action.options.some(({ long }) => long === `--${name}`);
  const isNamed = ['site', 'store', 'shell'].some((option) => action.getOptionValueSource(option) === 'cli');
  if (!takes('site') || isNamed) return null;
  const others = ['store', 'shell'].filter(takes);
  const choices = others.map((name) => `, or --${name} ${name === 'store' ? 'git:URL#branch' : 'https://host'}`);
  return usageFault(
    `There is no site in this repository, so name one: npm run ${script ?? command} -- --site FOLDER${choices.join('')}`,
  );
}

/**
 * The command as it was typed, without what npm's script itself passes and without secrets.
 * @param args What the tool was given: the name of a command, then its arguments.
 */
export function typedCommand({ script, line }: Npm, args: readonly string[]): string {
  const ofScript = args.findLastIndex((_, at) => line.endsWith(args.slice(0, at + 1).join(' ')));
  const typed = args.slice(Math.max(1, ofScript + 1)).map((word) => (hasSecret(word) ? '…' : typedWord(word)));
  const command = script === 'start' ? 'npm start' : `npm run ${script ?? args[0]!}`;
  return [command, ...(typed.length > 0 ? ['--', ...typed] : [])].join(' ');
}
