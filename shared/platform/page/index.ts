/**
 * What a page imports: links and hooks, its metadata, blocks, guards of forms. Of react-router-dom it has exactly the part
 * that sites use: matching, location and hooks. The shell provides this module to every remote, so that the library is on
 * the page once. The browser navigates (`shell/engine/navigation/navigation.ts`).
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Params } from 'react-router-dom';

export { createPath, matchPath, Router, useLocation, useSearchParams } from 'react-router-dom';
export type { Location, Navigator, Params, Path, To } from 'react-router-dom';
export { Link, NavLink, useNavigate, type LinkProps, type Navigate } from './link';
export type { Href, PlaceHref, RuntimeHref, SiteAddress, SiteHref } from '../contract/href';
export { Seo, type JsonLd, type SeoProps } from './seo';
export { Block, BlockContext, type BlockProps } from './block';
export { FirstViewEnd } from './first-view-end';
export { Picture, type PictureProps } from './picture';
export { BlockersContext, useBlocker, useUnloadQuestion, type Blockers } from './blocker';

/** The parameters of the page's address, provided by whoever has matched it. */
export const ParamsContext = createContext<Readonly<Params>>({});

/** The parameters of the page's address: of `/major/:slug`, `{ slug: 'psychology' }` at `/major/psychology`. */
export function useParams(): Readonly<Params> {
  return useContext(ParamsContext);
}

const never = () => () => {};

/**
 * Whether React has hydrated the page: false in the prerendered document and during hydration. Until then a page
 * ignores the query of its address, because it was prerendered for an address without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
