import type { Href } from '../../contract/href';
import { ButtonLink } from './button';

export type ActionLinksProps = { links: readonly { label: string; href: Href }[] };

/** Links that look like buttons, the first of them primary; in an `ActionRow`, or as the `actions` of what has one. */
export function ActionLinks({ links }: ActionLinksProps) {
  return links.map(({ label, href }, index) => (
    <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
}
