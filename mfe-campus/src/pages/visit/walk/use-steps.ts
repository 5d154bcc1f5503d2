import { useLocation, useNavigate, type RuntimeHref } from '@3eu/platform/page';
import type { TourId } from '../../../content/tours';
import { stopAt, stopsOf } from '../stops';

/** Whether the entry of the history before this one is the same page, without a fragment. */
export function isMapBefore(navigation: Pick<Navigation, 'entries' | 'currentEntry'> | undefined): boolean {
  const { url, index } = navigation?.currentEntry ?? { url: null, index: 0 };
  return index > 0 && navigation!.entries()[index - 1]!.url === url?.replace(/#.*/, '');
}

/** Where the visitor is on a tour, which the address holds, and how to go on from there. */
export function useSteps(tour: TourId) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const goTo = (fragment: string) =>
    void navigate(`${pathname}${search}${fragment}` as RuntimeHref, { replace: true, preventScrollReset: true });
  return {
    /** From 0. */
    stop: stopAt(tour, hash),
    step: (stop: number) => goTo(`#${stopsOf(tour)[stop]!}`),
    /** To the map. */
    leave: () => (isMapBefore(window.navigation) ? void navigate(-1) : goTo('')),
  };
}
