/**
 * npm takes options that stand before `--` for itself, and tells the script of them only through its environment: what
 * was meant as a dry run would release for real.
 * @param options Long names of the command's options, as in `dry-run`.
 * @returns What to say; null where npm took nothing.
 */
export function swallowedFlag(env: NodeJS.ProcessEnv, options: readonly string[]): string | null {
  if (env.npm_lifecycle_event === undefined) return null;
  const taken = options.find((option) => {
    const value = env[`npm_config_${option.replaceAll('-', '_')}`];
    return value !== undefined && value !== '';
  });
  if (taken === undefined) return null;
  return `npm took --${taken} for itself, and nothing was done. Write options after two hyphens: npm run ${env.npm_lifecycle_event} -- … --${taken}`;
}
