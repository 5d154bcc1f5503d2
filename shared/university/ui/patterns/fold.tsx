import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { media, space, tone } from '@3eu/university/ui';
import { useUntilFound } from './until-found';

/* From 700 px up there is room: what is folded on phones stands open, and nothing opens it. */
const Holder = styled.div`
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[16]};
    width: 100%;
    min-height: 48px;
    margin-top: ${space[12]};
    border-block: 1px solid ${tone.hairline};
    color: ${tone.link};
    font-weight: 600;
    text-align: start;
  }
  > button::after {
    content: '+';
    content: '+' / '';
    font-size: 1.25em;
  }
  > button[aria-expanded='true'] {
    margin-bottom: ${space[16]};
  }
  > button[aria-expanded='true']::after {
    content: '–';
    content: '–' / '';
  }
  ${media.rows} {
    > button {
      display: none;
    }
    > [data-disclosure-panel] {
      display: block !important;
      content-visibility: visible !important;
    }
  }
  ${media.print} {
    > button {
      display: none;
    }
  }
`;

type FoldProps = {
  /** The words of the button that opens it. */
  label: ReactNode;
  children: ReactNode;
};

/**
 * What a phone folds away, so that a page is not ten screens: a button opens it [disclosure, WAI-ARIA APG]. On wider
 * screens, in print and without scripts it stands open; the browser's search finds what is in it.
 */
export function Fold({ label, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const panel = useUntilFound(open, () => setOpen(true));
  const id = useId();
  return (
    <Holder data-fold>
      <button type="button" aria-expanded={open} aria-controls={id} data-needs-script="" onClick={() => setOpen(!open)}>
        {label}
      </button>
      <div id={id} ref={panel} hidden={!open} data-disclosure-panel="">
        {children}
      </div>
    </Holder>
  );
}
