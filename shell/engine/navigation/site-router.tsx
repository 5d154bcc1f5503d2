/**
 * Room navigation: shows the page that navigation has prepared, and keeps the last ones. For start, part and the
 * shell’s frame.
 */
import {
  Activity,
  addTransitionType,
  createContext,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { BlockersContext, createPath, Router, type To } from '@3eu/platform/page';
import { morphTransition } from '@3eu/platform/contract/elements';
import type { Pages as ShownPages, Shown, SiteNavigation } from './navigation';

/**
 * Whether another page is loading. It is not a context: when a context changes above a page whose script has not
 * arrived, React throws away the prerendered page.
 */
export const useBusyStore = create<{ isBusy: boolean }>()(() => ({ isBusy: false }));

type Routed = { pages: ShownPages; navigation: Omit<SiteNavigation, 'connect'> };

/* Both change in transitions only: at any other change of a context, React drops what it has not hydrated yet. */
const RoutedContext = createContext<Routed | null>(null);
const ShownContext = createContext<Shown | null>(null);

/** What is shown at the place where this is called: a page that is hidden stays what it was. */
export function useShown(): Shown {
  return useContext(ShownContext)!;
}

/** Tries the current address again. */
export function useRetry(): () => void {
  return useContext(RoutedContext)!.navigation.retry;
}

/** The page that visitors see. */
export function useCurrent(): Shown {
  return useContext(RoutedContext)!.pages[0];
}

/** What a page is rendered in: its own address, which stays with it when the visitor goes on. */
function At({ shown, children }: { shown: Shown; children: ReactNode }) {
  const { navigator, blockers } = useContext(RoutedContext)!.navigation;
  return (
    <ShownContext value={shown}>
      <BlockersContext value={blockers}>
        <Router location={shown.location} navigator={navigator}>
          {children}
        </Router>
      </BlockersContext>
    </ShownContext>
  );
}

/** A part of what stands around the pages, at the current address. It cannot hold the pages: routers do not nest. */
export function Frame({ children }: { children: ReactNode }) {
  return <At shown={useCurrent()}>{children}</At>;
}

/**
 * Tells that a page is in the document, before the browser paints: the browser scrolls once the navigation has ended, and
 * React's view transition waits for that. It stands beside what the page suspends for, so that all of that is there.
 */
function Arrival() {
  const { pages, navigation } = useContext(RoutedContext)!;
  const shown = useShown();
  useLayoutEffect(() => {
    if (pages[0] === shown) navigation.rendered(pages);
  }, [pages, shown, navigation]);
  return null;
}

/**
 * The current page, and the last ones, hidden, as they were left; their effects rest. The current one comes first, so
 * that an id that stands on two of them names its element.
 */
export function Pages({ children }: { children: ReactNode }) {
  return useContext(RoutedContext)!.pages.map((shown, index) => (
    <Activity key={shown.instance} mode={index === 0 ? 'visible' : 'hidden'}>
      <At shown={shown}>
        <Suspense>
          {children}
          <Arrival />
        </Suspense>
      </At>
    </Activity>
  ));
}

const still: Routed['navigation'] = {
  navigator: {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    push() {},
    replace() {},
    go() {},
  },
  blockers: new Set(),
  retry() {},
  rendered() {},
};

/** The site at an address that does not change: the prerender step. */
export function StaticSiteRouter({ shown, children }: { shown: Shown; children: ReactNode }) {
  return <RoutedContext value={{ pages: [shown], navigation: still }}>{children}</RoutedContext>;
}

const isMotionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** The site in the browser. Changes are transitions: what is not yet hydrated stays as it was prerendered meanwhile. */
export function SiteRouter({
  navigation,
  first,
  children,
}: {
  navigation: SiteNavigation;
  first: Shown;
  children: ReactNode;
}) {
  const [pages, setPages] = useState<ShownPages>([first]);
  useEffect(
    () =>
      navigation.connect({
        show: (next, isAtOnce) => {
          if (isAtOnce) return flushSync(() => setPages(next));
          startTransition(() => {
            if (isMotionWelcome()) addTransitionType(morphTransition);
            setPages(next);
          });
        },
        busy: (isBusy) => useBusyStore.setState({ isBusy }),
      }),
    [navigation],
  );
  const routed = useMemo(() => ({ pages, navigation }), [pages, navigation]);
  return <RoutedContext value={routed}>{children}</RoutedContext>;
}
