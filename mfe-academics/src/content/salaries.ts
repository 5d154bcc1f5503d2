import { careers, outcomes } from '@3eu/university/facts';
import { majorPage } from './major-page';
import type { Major } from './types';

/** One bar of the salary chart. `dollars` is its length. */
export type Salary = { label: string; value: string; dollars: number; own: boolean };

/** `$85,000` and `$68K` in dollars. */
export const dollarsOf = (amount: string): number =>
  Number(amount.replace(/[^\d]/g, '')) * (amount.endsWith('K') ? 1000 : 1);

/** The major's starting salary beside those of the other fields and of all graduates, the highest first. */
export function salariesBeside({ name, careerOutlook }: Pick<Major, 'name' | 'careerOutlook'>): readonly Salary[] {
  const { fields, average } = majorPage.outlook;
  const others = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => field !== careerOutlook.field);
  const rows = [
    { label: name, value: careerOutlook.startingSalary, own: true },
    ...others.map((field) => ({ label: fields[field], value: outcomes[field].salary, own: false })),
    { label: average, value: careers.averageSalary, own: false },
  ];
  return rows
    .map((row) => ({ ...row, dollars: dollarsOf(row.value) }))
    .sort((a, b) => b.dollars - a.dollars || Number(b.own) - Number(a.own));
}
