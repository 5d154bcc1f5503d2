import { render, type RenderResult } from '@testing-library/react';
import { useEffect, useMemo, useReducer, type ReactElement, type ReactNode } from 'react';
import {
  BlockersContext,
  createPath,
  matchPath,
  ParamsContext,
  Router,
  type Blockers,
  type Location,
  type Navigator,
  type To,
} from '../index';
import { BlockContext, noBlock } from '../block';
import { PageNotesContext, type PageNotes } from '../notes';

let keys = 0;
let here = '/';

/** The address that the visitor is at, as path, query and fragment. */
export const address = (): string => here;

/** A history in memory, which holds a navigation when a page asks for it, as the shell does. */
function createTestRouter(path: string, onChange: () => void) {
  const at = (to: To, state: unknown = null): Location => {
    const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), `http://localhost${here}`);
    return { pathname, search, hash, state, key: `entry-${(keys += 1)}` };
  };
  const blockers: Blockers = new Set();
  here = path;
  const entries = [at(path)];
  let index = 0;
  const current = () => entries[index]!;
  const enter = (change: () => void) => {
    change();
    here = createPath(current());
    onChange();
  };
  const go = (location: Location, change: () => void) => {
    const passage = { currentLocation: current(), nextLocation: location };
    const blocking = [...blockers].find(({ isBlocked }) => isBlocked(passage));
    if (blocking) blocking.hold(() => enter(change));
    else enter(change);
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => {
      const next = at(to, state);
      go(next, () => entries.splice((index += 1), entries.length, next));
    },
    replace: (to, state) => {
      const next = at(to, state);
      go(next, () => entries.splice(index, 1, next));
    },
    go: (delta) => enter(() => (index += delta)),
  };
  return { current, navigator, blockers };
}

/** A router for tests that do not use `renderPage`. Its links are followed here, since jsdom loads no documents. */
export function TestRouter({ path, children }: { path: string; children: ReactNode }) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const { current, navigator, blockers } = useMemo(() => createTestRouter(path, update), [path]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a:not([target])')?.getAttribute('href');
      if (event.defaultPrevented || !/^[/#](?!\/)/.test(href ?? '')) return;
      event.preventDefault();
      navigator.push(href!);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigator]);
  return (
    <BlockersContext value={blockers}>
      <Router location={current()} navigator={navigator}>
        {children}
      </Router>
    </BlockersContext>
  );
}

/**
 * Renders a page or a part of one inside a router, as the shell does.
 * @param options.path The address the visitor is at. Default `/`.
 * @param options.pattern The page's pattern, for pages with a parameter. Default: none.
 */
export function renderPage(element: ReactElement, { path = '/', pattern = '*' } = {}): RenderResult {
  return render(
    <TestRouter path={path}>
      <ParamsContext value={matchPath(pattern, path)?.params ?? {}}>{element}</ParamsContext>
    </TestRouter>,
  );
}

const silent = () => {};
const notesOfBlock: PageNotes = {
  seo: () => {
    throw new Error('A block says nothing of the page that shows it: leave out its <Seo>.');
  },
  picture: silent,
  firstView: silent,
  block: silent,
};

/** Renders a block inside a router, as on a page. @throws where it has a `<Seo>`, or a block of its own. */
export function renderBlock(element: ReactElement): RenderResult {
  return renderPage(
    <PageNotesContext value={notesOfBlock}>
      <BlockContext value={noBlock}>{element}</BlockContext>
    </PageNotesContext>,
  );
}
