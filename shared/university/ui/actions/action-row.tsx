import styled from '@emotion/styled';
import type { Href } from '@3eu/platform/contract/href';
import { space } from '../foundation/tokens';
import { ButtonLink } from './button';

/**
 * Buttons side by side, stacked where there is no room. On phones they are closer: at common widths, the pairs of this
 * site fit, or do not fit, in the web font and in the local fonts alike.
 */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} clamp(0.625rem, 2vw, ${space[16]});
`;

export type ActionLinksProps = { links: readonly { label: string; href: Href }[] };

/** Links that look like buttons, the first of them primary; in an `ActionRow`, or as the `actions` of what has one. */
export function ActionLinks({ links }: ActionLinksProps) {
  return links.map((link, index) => (
    <ButtonLink key={link.href} {...link} variant={index === 0 ? 'primary' : 'secondary'} />
  ));
}
