import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { BlockersContext, Router } from '@3eu/shared/router';
import { saveScroll, useScroll } from './scroll';
import type { Shown, SiteNavigator } from './site-navigator';

type Navigation = { shown: Shown; isBusy: boolean; retry: () => void };

const NavigationContext = createContext<Navigation | null>(null);

/** What is shown, whether another page is on its way, and how to try the current address again. */
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
    <NavigationContext value={{ shown, isBusy: false, retry }}>
      <Router location={shown.location} navigator={navigator} static>
        {children}
      </Router>
    </NavigationContext>
  );
}

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
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(first);
  useEffect(() => {
    const show = (next: Shown) => {
      latest.current = next;
      startTransition(() => setShown(next));
    };
    return connect({ show, busy: setBusy, leaving: saveScroll });
  }, [connect]);
  useScroll(shown, latest);
  return (
    <NavigationContext value={{ shown, isBusy, retry }}>
      <BlockersContext value={blockers}>
        <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
          {children}
        </Router>
      </BlockersContext>
    </NavigationContext>
  );
}
