import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, motion, space, tone, type } from '@3eu/university/ui';

/* Plus and minus are two bars; the space below the answer is content, so that it goes away with the answer. */
// The one that the address names.
const Item = styled.details`
  border-bottom: 1px solid ${tone.hairline};
  &[data-named] {
    padding-inline-start: ${space[16]};
    border-left: 6px solid ${color.amber300};
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[24]};
    min-height: 56px;
    padding-block: ${space[16]};
    ${type.label}
    font-size: 1.125rem;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      color: ${tone.linkHover};
    }
    > h3 {
      font: inherit;
      letter-spacing: normal;
    }
    > i,
    > i::after {
      flex: none;
      width: 14px;
      border-top: 2px solid;
    }
    > i::after {
      content: '';
      display: block;
      margin-top: -2px;
      transform: rotate(90deg);
      ${media.motion} {
        transition: transform ${motion.menu} ${motion.ease};
      }
    }
  }
  &[open] > summary > i::after {
    transform: none;
  }
  > div {
    max-width: 66ch;
    padding-bottom: ${space[24]};
    color: ${tone.soft};
  }
  &[open] > div {
    ${media.motion} {
      animation: disclosure-reveal ${motion.menu} ${motion.ease};
    }
  }
  @keyframes disclosure-reveal {
    from {
      opacity: 0;
    }
  }
`;

type DisclosureProps = {
  title: string;
  children: ReactNode;
  /** Whether it is open, where the page knows it; else the browser alone does. */
  open?: boolean;
  id?: string;
};

/**
 * A question that opens its answer: the browser's own `details`, which needs no script and which find-in-page opens.
 * Chromium, Firefox and WebKit tell of the summary whether it is open, and of the heading in it that it is one.
 */
export function Disclosure({ title, children, open, id }: DisclosureProps) {
  return (
    <Item id={id} open={open}>
      <summary>
        <h3>{title}</h3>
        <i aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </Item>
  );
}

/** A list of `Disclosure`s under the ink rule. Several may be open at once. */
export const Accordion = styled.div`
  border-top: 3px solid ${tone.rule};
`;
