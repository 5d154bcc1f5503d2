import type { Command } from 'commander';
import { message, type Message } from '../messages/message';

/** Commands that work only in the platform's repository. */
const ofThePlatform = new Set(['start', 'test', 'new-remote']);

/** Whether a remote's own repository has a command too. */
export function isForRemotes(name: string): boolean {
  return !ofThePlatform.has(name);
}

/**
 * What is wrong with a command in a remote's own repository: there is no site beside it, so the command must name one.
 * @returns What to say; null if nothing is wrong.
 */
export function outsideFault(action: Command, env: NodeJS.ProcessEnv): Message | null {
  const script = env.npm_lifecycle_event ?? action.name();
  if (!isForRemotes(action.name())) return message('only-in-platform', { command: action.name() });
  const takes = (name: string) => action.options.some(({ long }) => long === `--${name}`);
  const isNamed = ['site', 'store', 'shell'].some((option) => action.getOptionValueSource(option) === 'cli');
  return takes('site') && !isNamed
    ? message('site-not-named', { script, others: ['store', 'shell'].filter((name) => takes(name)) })
    : null;
}
