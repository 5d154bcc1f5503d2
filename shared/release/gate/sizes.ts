import type { Refusal } from './refusal';

/** Brotli bytes that a page's own scripts may have, beside the remote's entry. */
export const pageBudget = 12_288;

/** The size of a page's own scripts, and what causes it. */
export type PageSize = {
  owner: string;
  path: string;
  scripts: readonly { file: string; bytes: number }[];
  /** The sources that take most room in them, the largest first. */
  heaviest: readonly string[];
};

function sumOf(scripts: PageSize['scripts']): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether a page's own scripts are more than it may have. */
export function isTooLarge(scripts: PageSize['scripts']): boolean {
  return sumOf(scripts) > pageBudget;
}

/** Pages whose own scripts are too large. */
export function sizeRefusals(sizes: readonly PageSize[]): Refusal[] {
  return sizes.flatMap(({ owner, path, scripts, heaviest }) => {
    const bytes = sumOf(scripts);
    if (!isTooLarge(scripts)) return [];
    const sources = heaviest.length > 0 ? ` Largest sources: ${heaviest.join(', ')}.` : '';
    return [
      {
        owner,
        what: `the scripts of ${path} are ${bytes} bytes (brotli), but only ${pageBudget} are allowed: ${scripts.map(({ file, bytes: size }) => `${file} ${size}`).join(', ')}.${sources}`,
        todo: 'Load rarely needed code on demand, or use what the platform provides.',
      },
    ];
  });
}
