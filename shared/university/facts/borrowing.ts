import { aid } from './aid';
import { inDollars } from './dollars';
import { installmentFee, yearCost } from './year-cost';

/** A month's payment of a loan, in dollars: the annuity of a yearly rate over so many years. */
export function monthlyPayment(dollars: number, rate: number, years: number): number {
  const month = rate / 12;
  return Math.round((dollars * month) / (1 - (1 + month) ** (-12 * years)));
}

const [dollars, rate, years] = [aid.averageDebt, 0.065, 10];
const payment = monthlyPayment(dollars, rate, years);

/** Whom `aid.averageDebt` counts. */
export const debtNote = 'The debt is that of graduates who borrowed, for all their years together.';

/** What a family would borrow: the average debt of the specification, at a rate of ours. */
export const borrowing = {
  rate: `${rate * 100}%`,
  years,
  monthly: payment,
  /** To the hundred, so that it is the same whether or not the month's payment is rounded first. */
  interest: Math.round((payment * 12 * years - dollars) / 100) * 100,
} as const;

/** How a semester's bill is paid in parts. Facts of ours: the specification names no plan. */
export const paymentPlan = `A semester’s bill can be paid in five monthly installments from August 31 or January 31 on, without interest, for a fee of ${inDollars(installmentFee)} a semester.`;

/** One of the five installments of `paymentPlan` before aid; a bill has no books in it. */
export const installment = (yearCost.total - yearCost.books) / 2 / 5;
