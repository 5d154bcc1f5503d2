import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { color, font, media, motion, space, tone } from '@3eu/university/ui';
import { useUntilFound } from './until-found';

/* Plus and minus are two bars; the space below the answer is content, so that it goes away with the answer. */
const Item = styled.div`
  border-bottom: 1px solid ${tone.hairline};
  /* The one that the address names. */
  &[data-named] {
    padding-inline-start: ${space[16]};
    border-left: 6px solid ${color.amber300};
  }
  > [data-part='title'] > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[24]};
    width: 100%;
    min-height: 56px;
    padding-block: ${space[16]};
    font: 600 1.125rem/1.4 ${font.sans};
    text-align: left;
    overflow-wrap: anywhere;
    &:hover {
      color: ${tone.linkHover};
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
    &[aria-expanded='true'] > i::after {
      transform: none;
    }
    /* The answers stand open there. */
    @media (scripting: none) {
      pointer-events: none;
      > i {
        display: none;
      }
    }
  }
  > [data-disclosure-panel] {
    max-width: 66ch;
    color: ${tone.soft};
    &::after {
      content: '';
      display: block;
      height: ${space[24]};
    }
    ${media.motion} {
      &:not([hidden]) {
        animation: disclosure-reveal ${motion.menu} ${motion.ease};
      }
    }
  }
  @keyframes disclosure-reveal {
    from {
      opacity: 0;
    }
  }
`;

type DisclosureProps = {
  /** The question; the button's words. */
  title: ReactNode;
  children: ReactNode;
  /** Controlled: whether it is open. Leave out to let it keep its own state. */
  open?: boolean;
  /** Called with the wished state when the visitor toggles, or when find-in-page opens it. */
  onToggle?: (open: boolean) => void;
  id?: string;
};

/**
 * A question that opens its answer: a button inside a heading [accordion, WAI-ARIA APG]. The answer is in the HTML
 * while closed, and stands open where scripts are off.
 */
export function Disclosure({ title, children, open, onToggle, id }: DisclosureProps) {
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  const set = (next: boolean) => {
    setOwn(next);
    onToggle?.(next);
  };
  const panel = useUntilFound(isOpen, () => set(true));
  const panelId = useId();
  return (
    <Item id={id}>
      <h3 data-part="title">
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => set(!isOpen)}>
          <span>{title}</span>
          <i aria-hidden="true" />
        </button>
      </h3>
      <div id={panelId} ref={panel} hidden={!isOpen} data-disclosure-panel="">
        {children}
      </div>
    </Item>
  );
}

/** A list of `Disclosure`s under the ink rule. Several may be open at once. */
export const Accordion = styled.div`
  border-top: 3px solid ${tone.rule};
`;
