import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, radius, space } from '@3eu/university/ui';

const Lockup = styled.span`
  display: grid;
  gap: ${space[16]} ${space[24]};
  svg {
    border-radius: ${radius.arch};
  }
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

/**
 * A college's name and, beside it, its emblem: shapes on a ground of 240 by 288. They are part of the document, because
 * a file would come later than the name.
 */
export function CollegeName({ name, emblem }: { name: string; emblem: ReactNode }) {
  return (
    <Lockup>
      <svg viewBox="0 0 240 288" width={64} height={77} aria-hidden="true" focusable="false">
        {emblem}
      </svg>
      {name}
    </Lockup>
  );
}
