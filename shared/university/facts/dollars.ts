/** An amount as the pages write it: 2300 is `$2,300`, and what is not whole has its cents, `$12.27`. */
export const inDollars = (amount: number): string =>
  `$${(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace(/\B(?=(\d{3})+(\.|$))/g, ',')}`;

/** The same as a headline figure: 68000 is `$68K`. */
export const inThousands = (amount: number): string => `$${amount / 1000}K`;
