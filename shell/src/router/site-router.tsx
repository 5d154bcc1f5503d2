import {
  addTransitionType,
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { create } from 'zustand';
import { BlockersContext, Router } from '@3eu/shared/router';
import { morphTransition } from '@3eu/shared/ui';
import { saveScroll, useScroll } from './scroll';
import type { Shown, SiteNavigator } from './site-navigator';

/**
 * Whether another page is loading. It is not a context: when a context changes above a page whose script has not
 * arrived, React throws away the prerendered page.
 */
export const useBusyStore = create<{ isBusy: boolean }>()(() => ({ isBusy: false }));

type Navigation = { shown: Shown; retry: () => void };

/* It changes in transitions only: at any other change of a context, React drops what it has not hydrated yet. */
const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  return useContext(NavigationContext)!;
}

/** The site at an address that does not change: the prerender step. */
export function StaticSiteRouter({
  navigator: { navigator, retry },
  shown,
  children,
}: {
  navigator: Pick<SiteNavigator, 'navigator' | 'retry'>;
  shown: Shown;
  children: ReactNode;
}) {
  return (
    <NavigationContext value={{ shown, retry }}>
      <Router location={shown.location} navigator={navigator} static>
        {children}
      </Router>
    </NavigationContext>
  );
}

const isMotionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The site in the browser. Changes are transitions: what is not yet hydrated stays as it was prerendered meanwhile. */
export function SiteRouter({
  navigator: { navigator, blockers, retry, connect },
  first,
  children,
}: {
  navigator: SiteNavigator;
  first: Shown;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(first);
  const latest = useRef(first);
  useEffect(() => {
    const show = (next: Shown) => {
      latest.current = next;
      startTransition(() => {
        if (next.action !== 'POP' && isMotionWelcome()) addTransitionType(morphTransition);
        setShown(next);
      });
    };
    return connect({ show, busy: (isBusy) => useBusyStore.setState({ isBusy }), leaving: saveScroll });
  }, [connect]);
  useScroll(shown, latest);
  const navigation = useMemo(() => ({ shown, retry }), [shown, retry]);
  return (
    <NavigationContext value={navigation}>
      <BlockersContext value={blockers}>
        <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
          {children}
        </Router>
      </BlockersContext>
    </NavigationContext>
  );
}
