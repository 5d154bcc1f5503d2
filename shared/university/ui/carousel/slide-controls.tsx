import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../typography/icon';
import { color, radius } from '../foundation/tokens';

/* Pause and play are solid, as on any player. Where they begin a line, their sign begins where the text above does. */
// A transform makes the current dot twice as thick: a wider border would trigger layout of what is around it.
const Bar = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  border-radius: ${radius.control};
  margin-inline-start: -16px;
  color: ${color.teal800};
  &[data-on-dark] {
    margin: 0;
    color: ${color.white};
  }
  button {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    border-radius: ${radius.control};
  }
  > button:first-of-type > svg {
    fill: currentColor;
  }
  button:hover {
    background: ${color.teal100};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  ul button {
    min-width: 28px;
  }
  ul button:empty::after {
    content: '';
    width: 20px;
    border-top: 8px solid ${color.lineStrong};
    transform: scaleY(0.5);
  }
  ul button[aria-current]:empty::after {
    border-color: ${color.teal700};
    transform: scaleY(1);
  }
  &[data-on-dark] button:hover {
    background: ${color.teal800};
  }
  &[data-on-dark] ul button:empty::after {
    border-color: ${color.teal500};
  }
  &[data-on-dark] ul button[aria-current]:empty::after {
    border-color: ${color.amber300};
  }
  &[data-on-dark] ul button[aria-current] {
    color: ${color.amber300};
  }
  @media (forced-colors: active) {
    ul button[aria-current]:empty::after {
      border-color: Highlight;
    }
  }
`;

type SlideControlsProps = {
  /** What the slides are, as part of the buttons' names: "slideshow", "stories". */
  label: string;
  /** The name of each slide or page of slides. */
  names: readonly string[];
  index: number;
  onGo: (index: number) => void;
  playing: boolean;
  onToggle: () => void;
  /** Called when the pointer or the focus reaches them: a slide may be needed soon. */
  onNear?: () => void;
  /** Adds Previous and Next; a slideshow of pictures does without. */
  arrows?: boolean;
  /** They stand on a dark ground. */
  onDark?: boolean;
  /** What stands in the button of each slide, in place of a bar. */
  marks?: readonly ReactNode[];
};

/** Pause, previous, next and dots, in this order, so the keyboard meets Pause first. Hidden where scripts are off. */
export function SlideControls({
  label,
  names,
  index,
  onGo,
  playing,
  onToggle,
  onNear,
  arrows = false,
  onDark = false,
  marks = [],
}: SlideControlsProps) {
  return (
    <Bar
      role="group"
      aria-label={`${label} controls`}
      data-on-dark={onDark || undefined}
      data-needs-script=""
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <button type="button" aria-label={`${playing ? 'Pause' : 'Play'} ${label}`} onClick={onToggle}>
        <Icon icon={playing ? Pause : Play} />
      </button>
      {arrows && (
        <>
          <button type="button" aria-label={`Previous: ${label}`} onClick={() => onGo(index - 1)}>
            <Icon icon={ChevronLeft} size={24} />
          </button>
          <button type="button" aria-label={`Next: ${label}`} onClick={() => onGo(index + 1)}>
            <Icon icon={ChevronRight} size={24} />
          </button>
        </>
      )}
      <ul>
        {/* By place: a dot whose name changes with the width stays the button that may have been pressed already. */}
        {names.map((name, dot) => (
          <li key={dot}>
            <button
              type="button"
              aria-label={`Show ${dot + 1} of ${names.length}: ${name}`}
              aria-current={dot === index || undefined}
              onClick={() => onGo(dot)}
            >
              {marks[dot]}
            </button>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
