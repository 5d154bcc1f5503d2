import { useState } from 'react';
import { useHydrated, useSearchParams, useUnloadQuestion } from '@3eu/shared/router';
import { changed, emptyVisit, timesOf, type VisitRequest } from './visit-request';

/** What the form holds. Until the visitor changes something, the address chooses the tour (`/visit?tour=student-life`). */
export function useVisitRequest() {
  const [params] = useSearchParams();
  const asked = useHydrated() ? (params.get('tour') ?? '') : '';
  const [touched, setTouched] = useState<VisitRequest>();
  const addressed = { ...emptyVisit, tour: timesOf(asked).length > 0 ? asked : '' };
  const change = (part: Partial<VisitRequest>) => setTouched((before) => changed(before ?? addressed, part));
  const request = touched ?? addressed;
  // The tour alone is soon chosen again.
  useUnloadQuestion(Object.entries(request).some(([name, value]) => name !== 'tour' && value !== ''));
  return { request, change };
}
