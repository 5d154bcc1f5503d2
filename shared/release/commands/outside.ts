import type { Command } from 'commander';

/** Commands that work only in the platform's repository. */
const ofThePlatform = new Set(['start', 'test', 'new-remote']);

/** Whether a remote's own repository has a command too. */
export function isForRemotes(name: string): boolean {
  return !ofThePlatform.has(name);
}

/**
 * What is wrong with a command in a remote's own repository: there is no site beside it, so the command must name one.
 * @returns The message; null if nothing is wrong.
 */
export function outsideFault(action: Command, env: NodeJS.ProcessEnv): string | null {
  const script = env.npm_lifecycle_event ?? action.name();
  if (!isForRemotes(action.name()))
    return `"${action.name()}" works only in the platform's repository, and this is the repository of a remote.`;
  const wantsSite = action.options.some(({ long }) => long === '--site');
  const isNamed = ['site', 'store', 'shell'].some((option) => action.getOptionValueSource(option) === 'cli');
  return wantsSite && !isNamed
    ? `There is no site in this repository, so name one: npm run ${script} -- --site FOLDER, or --store git:URL#branch`
    : null;
}
