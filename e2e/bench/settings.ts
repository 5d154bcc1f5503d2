/** What the command line and environment variables set in benches. */
import { chromium, type Browser } from '@playwright/test';
import { browserArgs } from '../environment';
import { allPages } from '../pages';
import { wholeChromium } from '../programs';

/** Ends the process with a message, without a stack: a setting is wrong. */
function refuse(message: string): never {
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

/**
 * How many times slower than this machine a phone's processor is. Lighthouse has 4, which fits a fast desktop; for
 * other machines it advises to calibrate. `CPU_SLOWDOWN` sets it [https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown].
 */
export const cpuSlowdown = numberSetting('CPU_SLOWDOWN', 4);

/**
 * The pages that the command names; without any, `usual`. One that the bench does not know ends the process with a
 * message.
 */
export function namedPages(usual: readonly string[], known: readonly string[] = allPages): readonly string[] {
  const named = process.argv.slice(2);
  const unknown = named.find((path) => !known.includes(path));
  if (unknown !== undefined) refuse(`This bench has no page ${unknown}. It has: ${known.join(' ')}`);
  return named.length > 0 ? named : usual;
}

/** The browser of every bench. */
export function launch(): Promise<Browser> {
  return chromium.launch({ ...wholeChromium(), args: browserArgs });
}
