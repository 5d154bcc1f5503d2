import { useHydrated, useLocation, useNavigate, useSearchParams } from '@3eu/platform/page';
import { application } from '../../content/application';
import { planOf } from '../../content/plans';
import type { Plan } from '../../content/types';

const none = new URLSearchParams();
const last = application.steps.length;

/** The step that an address names: 1 where it names none, or one that does not exist. */
export function stepOf(params: URLSearchParams): number {
  const step = Number(params.get('step') ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= last ? step : 1;
}

/** The address of another step; plan and major stay in it. The first step needs no number. */
export function paramsFor(step: number, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (step > 1) next.set('step', String(Math.min(step, last)));
  else next.delete('step');
  return next;
}

/** What Next leaves in the history with a new entry: the step of the entry before it. */
type EntryState = { after?: number } | null;

/** What the application's address says, and how to change it. */
export type ApplicationAddress = {
  step: number;
  plan: Plan | undefined;
  /** From the visitor's address, unchecked; see `offeredMajor`. */
  major: string | null;
  /** False during hydration: the page was prerendered for an address without a query. */
  isHydrated: boolean;
  /**
   * Shows another step. A later step is a new history entry, so that the browser's Back returns to this one. An earlier
   * step goes back in the history if the entry before is that step; otherwise, as when the visitor arrived at an
   * address with a step in it, it replaces the current entry.
   */
  go: (step: number) => void;
};

/** Keeps step, plan and major in the address (`?step=2&plan=early-action&major=psychology`) for a reload or new tab. */
export function useApplicationAddress(): ApplicationAddress {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as EntryState;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const shown = isHydrated ? params : none;
  const step = stepOf(shown);
  const go = (to: number) => {
    if (to < step && state?.after === to) return void navigate(-1);
    const entry = to > step ? { state: { after: step } satisfies EntryState } : { replace: true };
    setParams(paramsFor(to, params), { preventScrollReset: true, ...entry });
  };
  return { step, plan: planOf(shown.get('plan')), major: params.get('major'), isHydrated, go };
}
