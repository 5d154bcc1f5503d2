import { renderToString } from 'react-dom/server.node';
import { unknownAddress, type PageModule, type RemoteDefinition } from '../../contract';
import { addressesOf, exposedFile, modulesOf } from '../../contract/address';
import { renderingRemedy } from '../../contract/render';
import { matchPath, ParamsContext, Router } from '../index';

const nowhere = { createHref: String, push() {}, replace() {}, go() {} };

/**
 * Renders the page at an address where there is no browser, as a release does. For tests in the environment `node`.
 * @param definition The package's own `descriptor`.
 * @param address Of a page of it; a value that a pattern does not know gets the not-found document.
 * @param load Imports a file of the package's `src`, as in `./pages/visit/visit-page.tsx`.
 * @throws What the page throws, with the remedy where it asks for what only browsers have.
 */
export async function prerender(
  { pages }: Pick<RemoteDefinition, 'pages'>,
  address: string,
  load: (file: string) => Promise<unknown>,
): Promise<string> {
  const entry = pages.find((page) => matchPath(page.path, address))!;
  const module = modulesOf(entry).get(address) ?? entry.module;
  const { Page } = (await load(exposedFile(module).replace('/src', ''))) as PageModule;
  try {
    return renderToString(
      <Router location={address} navigator={nowhere} static>
        <ParamsContext value={matchPath(entry.path, address)?.params ?? {}}>
          <Page />
        </ParamsContext>
      </Router>,
    );
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}. ${renderingRemedy(error.message)}`;
    throw error;
  }
}

/** Every address that a package's pages are rendered at: a pattern also for the values that it does not know. */
export function pageAddresses({ pages }: Pick<RemoteDefinition, 'pages'>): string[] {
  return pages.flatMap((page) => [...addressesOf(page), ...(page.params ? [unknownAddress(page.path)] : [])]);
}
