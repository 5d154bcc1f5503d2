import { useHydrated, useLocation, useNavigate, useSearchParams } from '@3eu/shared/router';
import { application } from '../../content/application';
import { planOf, type Plan } from '../../content/plans';

const none = new URLSearchParams();
const last = application.steps.length;

/** The step that an address names: 1 for an address that names none, or one that there is not. */
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

/** What the application's address says, and how it moves. */
export type ApplicationAddress = {
  step: number;
  plan: Plan | undefined;
  /** A visitor's word, for `offeredMajor` to judge. */
  major: string | null;
  /** False while the prerendered page is taken over: it was rendered for an address without a search. */
  isHydrated: boolean;
  /**
   * Shows another step. One forward is a new entry of the history, so that the browser's Back goes a step back. One back
   * is that same way back where the entry before is the step, and takes the entry's place where the visitor came by an
   * address with a step in it.
   */
  go: (step: number) => void;
};

/** Step, plan and major stand in the address (`?step=2&plan=early-action&major=psychology`): a new tab and a reload keep them. */
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
