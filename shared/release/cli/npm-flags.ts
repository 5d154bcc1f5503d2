import { message, type Message } from '../messages/message';

/**
 * npm takes options before `--` for itself, and passes them to the script only through its environment: an intended dry
 * run would release for real.
 * @param options Long names of the command's options, for example `dry-run`.
 * @returns What to say; null if npm took nothing.
 */
export function swallowedFlag(env: NodeJS.ProcessEnv, options: readonly string[]): Message | null {
  if (env.npm_lifecycle_event === undefined) return null;
  const taken = options.find((option) => {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    return value !== undefined && value !== '';
  });
  if (taken === undefined) return null;
  return message('option-swallowed', { option: taken, script: env.npm_lifecycle_event });
}
