import { createContext, useContext } from 'react';
import type { Params } from 'react-router-dom';

/** The parameters of the page's address, provided by whoever has matched it. */
export const ParamsContext = createContext<Readonly<Params>>({});

/** The parameters of the page's address: of `/major/:slug`, `{ slug: 'psychology' }` at `/major/psychology`. */
export function useParams(): Readonly<Params> {
  return useContext(ParamsContext);
}
