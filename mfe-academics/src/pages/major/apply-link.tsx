import { ButtonLink } from '@3eu/university/ui';

/** Apply Now: the major goes along in the address, so that a new tab has it too. */
export function ApplyLink({ slug }: { slug: string }) {
  return <ButtonLink href={`/application?major=${slug}`} label="Apply Now" />;
}
