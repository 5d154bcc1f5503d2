import { careers, outcomes } from '@3eu/university/facts';
import type { Major } from './types';

const fields: Record<keyof typeof outcomes, string> = {
  computerScience: 'Computer Science',
  business: 'Business',
  engineering: 'Engineering',
  psychology: 'Psychology',
};

/** One bar of the salary chart, as long as its dollars are many. */
export type Salary = { label: string; dollars: number; own: boolean };

/** The major's starting salary beside those of the other fields and of all graduates, the highest first. */
export function salariesBeside({ name, careerOutlook }: Pick<Major, 'name' | 'careerOutlook'>): readonly Salary[] {
  const others = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => field !== careerOutlook.field);
  return [
    { label: name, dollars: careerOutlook.startingSalary, own: true },
    ...others.map((field) => ({ label: fields[field], dollars: outcomes[field].salary, own: false })),
    { label: 'All graduates', dollars: careers.averageSalary, own: false },
  ].sort((a, b) => b.dollars - a.dollars || Number(b.own) - Number(a.own));
}
