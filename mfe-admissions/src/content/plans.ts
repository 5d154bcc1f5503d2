import { admissionDeadlines } from '@3eu/university/facts';
import type { Plan } from './types';

const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;

/** The three plans of application; specification, section 2, Admissions. `slug` is the plan in the application's address. */
export const plans = [
  {
    slug: 'early-decision',
    ...earlyDecision,
    text: 'For the one school you would say yes to on the spot. If we say yes, so do you.',
  },
  {
    slug: 'early-action',
    ...earlyAction,
    text: `An early answer, and until ${enrollmentDeposit.short} to think about it.`,
  },
  { slug: 'regular-decision', ...regularDecision, text: 'The most time to write. Fall grades still count.' },
] as const satisfies readonly Plan[];

/** The plan that a slug from the address names; undefined for any other text. */
export const planOf = (slug: string | null): Plan | undefined => plans.find((plan) => plan.slug === slug);

/** Words for what a plan commits one to. */
export const commitment = { yes: 'Binding', no: 'Non-binding' } as const;
