import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, part, space } from '@3eu/shared/ui';

/** Two to four ways to choose between, side by side; `columns` from 820 px up. Rows line up across the panels. */
export const Choices = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};
  ${media.md} {
    grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
  }
`;

const Panel = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[12]};
  padding: ${space[24]};
  border-top: 6px solid ${part.accent};
  [data-part='text'] {
    color: ${part.soft};
  }
  > :last-child {
    margin-top: auto;
  }
  ${media.lg} {
    padding: ${space[32]};
  }
`;

/** One of them, on the ice ground; what stands last in it keeps to the bottom. */
export function Choice({ children }: { children: ReactNode }) {
  return <Panel data-tone="ice">{children}</Panel>;
}
