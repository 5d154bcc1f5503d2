/**
 * npm takes options before `--` for itself, and passes them to the script only through its environment: an intended dry
 * run would release for real.
 * @param options Long names of the command's options, for example `dry-run`.
 * @returns The message; null if npm took nothing.
 */
export function swallowedFlag(env: NodeJS.ProcessEnv, options: readonly string[]): string | null {
  if (env.npm_lifecycle_event === undefined) return null;
  const taken = options.find((option) => {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    return value !== undefined && value !== '';
  });
  if (taken === undefined) return null;
  return `npm kept --${taken} for itself instead of passing it on, so nothing was done. Put options after two hyphens: npm run ${env.npm_lifecycle_event} -- … --${taken}`;
}
