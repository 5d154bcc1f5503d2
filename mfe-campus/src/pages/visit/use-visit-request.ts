import { useState } from 'react';
import { useHydrated, useSearchParams, useUnloadQuestion } from '@3eu/platform/page';
import { changed, emptyVisit, timesOf, type VisitRequest } from './visit-request';

/** What the form holds. The address holds the tour (`/visit?tour=student-life`), for a reload and for others. */
export function useVisitRequest() {
  const [params, setParams] = useSearchParams();
  const asked = useHydrated() ? (params.get('tour') ?? '') : '';
  const tour = timesOf(asked).length > 0 ? asked : '';
  const [written, setWritten] = useState(emptyVisit);
  const change = (part: Partial<VisitRequest>) => {
    setWritten((before) => changed({ ...before, tour }, part));
    if (part.tour === undefined || part.tour === tour) return;
    const next = new URLSearchParams(params);
    if (part.tour) next.set('tour', part.tour);
    else next.delete('tour');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const request = changed(written, { tour });
  // The tour alone is soon chosen again.
  useUnloadQuestion(Object.entries(request).some(([name, value]) => name !== 'tour' && value !== ''));
  return { request, change };
}
