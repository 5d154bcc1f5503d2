/** What several measurements of the same thing say together. */

/** The one in the middle, or the mean of the two there. */
export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};

/** How many times as much one of two variants takes, in the middle, and the standard error of that. */
type Comparison = { ratio: number; error: number };

/**
 * Compares the loads of two variants, each with the one of the other that was measured beside it: what else the machine
 * does affects both. The error is robust (from the median deviation), as single loads are far off.
 */
export function compare(ours: readonly number[], theirs: readonly number[]): Comparison {
  const ratios = ours.map((value, turn) => value / theirs[turn]!);
  const ratio = median(ratios);
  // 1.48 times the median deviation is the standard deviation of a normal distribution, and the median's error is 1.25
  // times the mean's.
  const deviation = 1.48 * median(ratios.map((each) => Math.abs(each - ratio)));
  return { ratio, error: (1.25 * deviation) / Math.sqrt(ratios.length) };
}

/** Kilobytes of 1,000 bytes, with one decimal place. */
export const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** With two decimal places. */
export const hundredths = (value: number) => Number(value.toFixed(2));

/** A comparison in words: `1.02 ± 0.05`. */
export const inWords = ({ ratio, error }: Comparison) => `${hundredths(ratio)} ± ${hundredths(error)}`;
