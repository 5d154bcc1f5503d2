/** What the command line and environment variables set in benches. */

/** Ends the process with a message, without a stack: a setting is wrong. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The number, 1 or more, that an environment variable gives. A wrong one ends the process with a message. */
export function numberSetting(name: string, otherwise: number): number {
  const value = process.env[name];
  if (!value) return otherwise;
  if (Number(value) >= 1) return Number(value);
  return refuse(`${name} must be a number from 1 up, and is "${value}".`);
}

/** The numbers, separated by commas, that an environment variable gives: whole ones, 1 or more. */
export function numbersSetting(name: string, otherwise: readonly number[]): readonly number[] {
  const value = process.env[name];
  if (!value) return otherwise;
  const numbers = value.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number >= 1)) return numbers;
  return refuse(`${name} must be whole numbers from 1 up, separated by commas, and is "${value}".`);
}

/**
 * How many times slower than this machine a phone's processor is. Lighthouse has 4, which fits a fast desktop; for
 * other machines it advises to calibrate. `CPU_SLOWDOWN` sets it [https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown].
 */
export const cpuSlowdown = numberSetting('CPU_SLOWDOWN', 4);
