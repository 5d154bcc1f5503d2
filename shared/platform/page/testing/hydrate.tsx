import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { TestRouter } from './index';

/**
 * Renders a page as a document brings it, and hydrates it. As in a browser, nothing is prerendered from then on.
 * @param options.path The address the visitor is at. Default `/`.
 * @param options.before Called when the document is there and React is not.
 */
export async function hydratePage(
  element: ReactElement,
  { path = '/', before = () => {} }: { path?: string; before?: () => void } = {},
): Promise<RenderResult> {
  const page = <TestRouter path={path}>{element}</TestRouter>;
  const container = document.body.appendChild(document.createElement('div'));
  Object.assign(globalThis, { PRERENDER: true });
  container.innerHTML = renderToString(page);
  Object.assign(globalThis, { PRERENDER: false });
  before();
  return act(() => Promise.resolve(render(page, { container, hydrate: true })));
}
