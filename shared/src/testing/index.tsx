import { fireEvent, render, type RenderResult } from '@testing-library/react';
import { useMemo, useReducer, type ReactElement, type ReactNode } from 'react';
import {
  BlockersContext,
  createBlockers,
  createBrowserHistory,
  matchPath,
  ParamsContext,
  Router,
  type NavigationType,
  type Navigator,
  type To,
} from '../router';

let visits = 0;

/** The browser's history, which holds a navigation when a page asks for it, as the shell does. */
function createTestRouter(path: string, onChange: () => void) {
  window.history.replaceState({ key: `visit-${(visits += 1)}`, idx: 0 }, '', path);
  const history = createBrowserHistory({ v5Compat: true });
  const blockers = createBlockers();
  history.listen(onChange);
  const go = (to: To, enter: () => void) => {
    const { pathname, search, hash } = new URL(history.createHref(to), 'http://localhost');
    const blocking = blockers.find({ currentLocation: history.location, nextLocation: { pathname, search, hash } });
    if (blocking) blocking.hold(enter);
    else enter();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    push: (to, state) => go(to, () => history.push(to, state)),
    replace: (to, state) => go(to, () => history.replace(to, state)),
    go: (delta) => history.go(delta),
  };
  return { history, navigator, blockers };
}

/** A router over the browser's history, for tests that do not use `renderPage`. */
export function TestRouter({ path, children }: { path: string; children: ReactNode }) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const { history, navigator, blockers } = useMemo(() => createTestRouter(path, update), [path]);
  return (
    <BlockersContext value={blockers}>
      <Router location={history.location} navigationType={history.action as NavigationType} navigator={navigator}>
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

/** Opens what a phone folds away (`Fold`): tests know no widths, so that it is closed in them. */
export function unfold(): void {
  for (const button of document.querySelectorAll('[data-fold] > [aria-expanded=false]')) fireEvent.click(button);
}
