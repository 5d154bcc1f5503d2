import {
  Activity,
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
import { BlockersContext, createBlockers, Router } from '@3eu/shared/router';
import { morphTransition } from '@3eu/shared/ui';
import { saveScroll, useScroll } from './scroll';
import type { Shown, SiteNavigator } from './site-navigator';

/**
 * Whether another page is loading. It is not a context: when a context changes above a page whose script has not
 * arrived, React throws away the prerendered page.
 */
export const useBusyStore = create<{ isBusy: boolean }>()(() => ({ isBusy: false }));

type Site = { pages: readonly Shown[]; navigator: Pick<SiteNavigator, 'navigator' | 'blockers' | 'retry'> };

type Navigation = { shown: Shown; retry: () => void };

/* Both change in transitions only: at any other change of a context, React drops what it has not hydrated yet. */
const SiteContext = createContext<Site | null>(null);
const NavigationContext = createContext<Navigation | null>(null);

/** What is shown at the place where this is called: a page that is hidden stays what it was. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext)!;
}

/** What a page is rendered in: its own address, which stays with it when the visitor goes on. */
function At({ shown, children }: { shown: Shown; children: ReactNode }) {
  const { navigator, blockers, retry } = useContext(SiteContext)!.navigator;
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

/** The page that visitors see. */
export function useCurrent(): Shown {
  return useContext(SiteContext)!.pages[0]!;
}

/** A part of what stands around the pages, at the current address. It cannot hold the pages: routers do not nest. */
export function Frame({ children }: { children: ReactNode }) {
  return <At shown={useCurrent()}>{children}</At>;
}

/**
 * The current page, and the last ones, hidden, as they were left; their effects rest. The current one comes first, so
 * that an id that stands on two of them names its element.
 */
export function Pages({ children }: { children: ReactNode }) {
  return useContext(SiteContext)!.pages.map((shown, index) => (
    <Activity key={shown.instance} mode={index === 0 ? 'visible' : 'hidden'}>
      <At shown={shown}>{children}</At>
    </Activity>
  ));
}

/** The site at an address that does not change: the prerender step. */
export function StaticSiteRouter({
  navigator,
  shown,
  children,
}: {
  navigator: SiteNavigator['navigator'];
  shown: Shown;
  children: ReactNode;
}) {
  const fixed = { navigator, blockers: createBlockers(), retry: () => {} };
  return <SiteContext value={{ pages: [shown], navigator: fixed }}>{children}</SiteContext>;
}

const isMotionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The site in the browser. Changes are transitions: what is not yet hydrated stays as it was prerendered meanwhile. */
export function SiteRouter({
  navigator,
  first,
  children,
}: {
  navigator: SiteNavigator;
  first: Shown;
  children: ReactNode;
}) {
  const { connect } = navigator;
  const [pages, setPages] = useState<readonly Shown[]>([first]);
  const latest = useRef(first);
  useEffect(() => {
    const show = (next: readonly [Shown, ...Shown[]]) => {
      latest.current = next[0];
      startTransition(() => {
        if (next[0].action !== 'POP' && isMotionWelcome()) addTransitionType(morphTransition);
        setPages(next);
      });
    };
    return connect({ show, busy: (isBusy) => useBusyStore.setState({ isBusy }), leaving: saveScroll });
  }, [connect]);
  useScroll(pages[0]!, latest);
  const site = useMemo(() => ({ pages, navigator }), [pages, navigator]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
