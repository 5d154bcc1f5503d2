import type { ReactNode } from 'react';
import { useSiteStore } from '@3eu/shared/store';
import { ButtonLink } from '@3eu/shared/ui';

/** Apply Now: leaves the major in the shared store, where the application form finds it. */
export function ApplyLink({ slug, children }: { slug: string; children: ReactNode }) {
  const setIntendedMajor = useSiteStore((state) => state.setIntendedMajor);
  return <ButtonLink href="/application" onClick={() => setIntendedMajor(slug)}>{children}</ButtonLink>;
}
