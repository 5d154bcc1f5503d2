import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, space, tone } from '@3eu/university/ui';

/* From 700 px up there is room: what is folded on phones stands open, and nothing opens it. */
// Browsers that cannot open it by style (before 2025) keep what opens it.
const Holder = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[16]};
    min-height: 48px;
    margin-top: ${space[16]};
    border-top: 1px solid ${tone.hairline};
    color: ${tone.link};
    font-weight: 600;
    cursor: pointer;
  }
  > summary::after {
    content: '+';
    content: '+' / '';
    font-size: 1.25em;
  }
  &[open] {
    padding-bottom: ${space[16]};
  }
  &[open] > summary {
    margin-bottom: ${space[16]};
  }
  &[open] > summary::after {
    content: '–';
    content: '–' / '';
  }
  @supports selector(::details-content) {
    ${media.rows} {
      &:not([data-everywhere]) > summary {
        display: none;
      }
      &:not([data-everywhere])::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
    ${media.print} {
      > summary {
        display: none;
      }
    }
  }
`;

type FoldProps = {
  /** The words that open it. */
  label: ReactNode;
  children: ReactNode;
  /** Folded on wide screens too. */
  everywhere?: boolean;
};

/** What a phone folds away, so that a page is not ten screens. On wider screens, unless it is told, and in print it stands open. */
export function Fold({ label, children, everywhere }: FoldProps) {
  return (
    <Holder data-everywhere={everywhere || undefined}>
      <summary>{label}</summary>
      {children}
    </Holder>
  );
}
