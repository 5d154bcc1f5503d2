/** An amount as the pages write it: 2300 is `$2,300`. */
export const inDollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** The same as a headline figure: 68000 is `$68K`. */
export const inThousands = (amount: number): string => `$${amount / 1000}K`;
