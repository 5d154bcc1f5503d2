/** An amount as the pages write it: 2300 is `$2,300`. */
export const inDollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** The number of an amount as the pages write it. */
export const dollarsOf = (amount: string): number => Number(amount.replace(/\D/g, ''));
