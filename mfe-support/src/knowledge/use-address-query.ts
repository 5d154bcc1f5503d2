import { useState } from 'react';
import { useHydrated, useSearchParams } from '@3eu/platform/page';
import { textLimit, type Query } from './match';

/** The parameters of a query; a text of white space and the category of all are left out. */
function paramsOf({ text, category }: Query): URLSearchParams {
  const q = text.trim().slice(0, textLimit);
  return new URLSearchParams([...(q ? [['q', q]] : []), ...(category ? [['category', category]] : [])]);
}

export type AddressQuery = {
  /** The query that was searched last; the address holds it. */
  query: Query;
  /** The text in the field, perhaps not yet asked for. */
  draft: string;
  setDraft: (text: string) => void;
  /** Asks: the query goes into the address, which Back leaves as it leaves any page. */
  ask: (query: Query) => void;
};

/**
 * A search that the address carries (`?q=` and `?category=`), so that it can be shared and reloaded; the history has one entry for it.
 * @param known The categories there are; any other in the address counts as none.
 */
export function useAddressQuery(known: readonly string[]): AddressQuery {
  const [params, setParams] = useSearchParams();
  const address = useHydrated() ? params : new URLSearchParams();
  const text = address.get('q') ?? '';
  const asked = address.get('category') ?? '';
  const query = { text, category: known.includes(asked) ? asked : '' };

  const [draft, setDraft] = useState(text);
  const [seen, setSeen] = useState(text);
  // What was asked comes back in the address a moment later, when more may have been typed.
  const [written, setWritten] = useState(text);
  if (seen !== text) {
    setSeen(text);
    setWritten(text);
    if (text !== written) setDraft(text);
  }
  return {
    query,
    draft,
    setDraft,
    ask: (next) => {
      const wanted = paramsOf(next);
      const words = wanted.get('q') ?? '';
      setWritten(words);
      setDraft(words);
      setParams(wanted, { replace: true, preventScrollReset: true });
    },
  };
}
