import { useHydrated, useSearchParams } from '@3eu/platform/page';
import { states } from './find-counselor';

/** The state that a visitor chose. It stands in the address (`?state=Texas`), where Back and a reload find it again. */
export function useChosenState() {
  const [params, setParams] = useSearchParams();
  const asked = useHydrated() ? (params.get('state') ?? '') : '';
  return {
    /** Empty where none was chosen, or the address names something that is not one. */
    state: states.includes(asked) ? asked : '',
    choose: (state: string) =>
      setParams(new URLSearchParams(state ? { state } : {}), { replace: true, preventScrollReset: true }),
  };
}
