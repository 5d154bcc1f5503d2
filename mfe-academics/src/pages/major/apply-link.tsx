import type { ReactNode } from 'react';
import { ButtonLink } from '@3eu/university/ui';

/** Apply Now: the major goes along in the address, so that a new tab has it too. */
export function ApplyLink({ slug, children }: { slug: string; children: ReactNode }) {
  return <ButtonLink href={`/application?major=${slug}`}>{children}</ButtonLink>;
}
