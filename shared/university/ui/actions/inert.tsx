import styled from '@emotion/styled';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { color, radius, type } from '../foundation/tokens';

/*
 * With anchor positioning the note is placed above its control, where nothing is still to be read, or before it at the end
 * of a row, where the row above has its control; elsewhere it flips. It is anchored only while it is shown: a hidden note
 * would be placed again, in each of its positions, at every layout. It always has a box, because WebKit hangs when one
 * appears under the pointer. Without anchor positioning it is at the bottom of the window, where it is in view and widens
 * no page, and it stays for a moment so that the pointer can reach it.
 */
const Holder = styled.span`
  display: inline-block;
  max-width: 100%;
  > [role='note'] {
    position: fixed;
    inset: auto 16px 16px;
    z-index: 11;
    width: fit-content;
    max-width: 22rem;
    margin-inline: auto;
    transition: visibility 0s 600ms;
    padding: 0.5rem 0.75rem;
    border-radius: ${radius.control};
    background: ${color.ink900};
    color: ${color.white};
    ${type.fine}
    text-align: left;
    outline: 1px solid ${color.teal300};
    visibility: hidden;
  }
  &:not([data-dismissed]):hover > [role='note'],
  &:not([data-dismissed]):focus-within > [role='note'] {
    visibility: visible;
    transition-delay: 0s;
  }
  &[data-dismissed] > [role='note'] {
    transition: none;
  }
  @supports (anchor-scope: --a) {
    anchor-scope: --inert;
    > *:first-of-type {
      anchor-name: --inert;
    }
    > [role='note'] {
      margin: 8px;
      transition: none;
    }
    &:not([data-dismissed]):hover > [role='note'],
    &:not([data-dismissed]):focus-within > [role='note'] {
      inset: auto;
      width: max-content;
      position-anchor: --inert;
      position-area: block-start span-inline-end;
      position-try-fallbacks:
        inline-start,
        flip-inline,
        flip-block,
        flip-inline flip-block;
    }
  }
`;

/** Shows the note on hover, focus and press; Escape puts it away (WCAG 1.4.13). */
function WithNote({ id, note, children }: { id: string; note: string; children: ReactNode }) {
  const [state, setState] = useState<'idle' | 'shown' | 'dismissed'>('idle');
  useEffect(() => {
    if (state !== 'shown') return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setState('dismissed');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state]);
  const show = () => setState('shown');
  return (
    <Holder
      data-dismissed={state === 'dismissed' || undefined}
      onFocus={show}
      onMouseEnter={show}
      onClick={show}
      onBlur={() => setState('idle')}
    >
      {children}
      <span role="note" id={id}>
        {note}
      </span>
    </Holder>
  );
}

type InertButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** Why nothing happens. */
  note?: string;
};

/**
 * A real button that does nothing, as the specification asks, and says so on hover, on focus and to screen readers.
 * As `type="submit"` it submits a form that does nothing.
 */
export function InertButton({
  note = 'This is a demonstration site; this button does nothing.',
  ...rest
}: InertButtonProps) {
  const id = useId();
  return (
    <WithNote id={id} note={note}>
      <Button aria-describedby={id} {...rest} />
    </WithNote>
  );
}

const Dead = styled.a`
  cursor: not-allowed;
  text-decoration: underline;
  text-decoration-style: dotted;
  text-underline-offset: 0.18em;
`;

/** A link that leads nowhere, as the specification asks: a placeholder link without an address (HTML, "the a element"). */
export function InertLink({
  children,
  note = 'This is a demonstration site; this link leads nowhere.',
}: {
  children: ReactNode;
  note?: string;
}) {
  const id = useId();
  return (
    <WithNote id={id} note={note}>
      <Dead role="link" aria-disabled="true" tabIndex={0} aria-describedby={id}>
        {children}
      </Dead>
    </WithNote>
  );
}
