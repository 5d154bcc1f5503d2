/** The code points of a CSS `unicode-range` without wildcards, such as `U+20-7E, U+A0`. */
export function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
  });
}

/** Code points in ascending order as a CSS `unicode-range`, neighbors as one range. */
export function unicodeRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join();
}
