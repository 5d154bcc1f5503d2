import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, media, space, tone } from '@3eu/university/ui';

/** Two to four ways to choose between, side by side; `columns` from 700 px up. Rows line up across the panels. */
export const OptionGrid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 2 | 3 }>`
  ${column}
  gap: ${space.gap};
  ${media.rows} {
    gap: ${space[16]};
    grid-template-columns: repeat(${({ columns }) => columns}, minmax(0, 1fr));
  }
  ${media.md} {
    gap: ${space.gap};
  }
`;

const Panel = styled('li', { shouldForwardProp: (name) => name !== 'parts' })<{ parts: number }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[12]};
  padding: ${space[24]} ${space.panel};
  border-top: 6px solid ${tone.accent};
  overflow-wrap: anywhere;
  [data-part='text'] {
    color: ${tone.soft};
  }
  > :last-child {
    margin-top: auto;
  }
  &[data-chosen] {
    outline: 3px solid ${tone.accent};
    outline-offset: -3px;
  }
  ${media.rows} {
    padding: ${space[16]};
    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span ${({ parts }) => parts};
      justify-items: start;
    }
  }
  ${media.md} {
    padding: ${space[24]};
  }
  ${media.lg} {
    padding: ${space[32]};
  }
`;

type OptionProps = {
  /** How many children it has; each lines up with its counterparts in the other panels. */
  parts: number;
  /** It is the one that the visitor has taken; its children say so in words. Default false. */
  chosen?: boolean;
  children: ReactNode;
};

/** One of them, on the ice ground. */
export function Option({ parts, chosen = false, children }: OptionProps) {
  return (
    <Panel data-tone="ice" data-chosen={chosen || undefined} parts={parts}>
      {children}
    </Panel>
  );
}
