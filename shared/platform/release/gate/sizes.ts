import { refusal, type Refusal } from './refusal';

/** Brotli bytes that the own scripts of a page, or all blocks of a remote, may have beside the remote's entry. */
export const budget = 12_288;

/** The size of scripts of a package, and what causes it. */
export type ScriptSizes = {
  owner: string;
  /** Whose scripts they are: an address, or the name of a block. */
  part: string;
  scripts: readonly { file: string; bytes: number }[];
  /** The sources that take most room in them, the largest first. */
  heaviest: readonly string[];
};

/** Whether scripts are more than they may be. */
export function isTooLarge(scripts: ScriptSizes['scripts']): boolean {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) > budget;
}

export function sizeRefusals(sizes: readonly ScriptSizes[]): Refusal[] {
  return sizes
    .filter(({ scripts }) => isTooLarge(scripts))
    .map(({ owner, part, scripts, heaviest }) => {
      const sum = scripts.reduce((all, { bytes }) => all + bytes, 0);
      const each = scripts.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
      return refusal(
        owner,
        'too-large',
        `the scripts of ${part} are ${sum} bytes (brotli), but only ${budget} are allowed: ${each}.${heaviest.length > 0 ? ` Largest sources: ${heaviest.join(', ')}.` : ''}`,
        'Load rarely needed code on demand, or use what the platform provides.',
      );
    });
}
