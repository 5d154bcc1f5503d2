import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { color, font, media, motion } from '@3eu/shared/ui';

/* Inside an svg without a viewBox, x and y may be percentages while the pin keeps its size in px. */
// The ring goes round the pin and not its name; where svg has no outlines, the line of the pin is enough.
const Link = styled.a`
  cursor: pointer;
  text-decoration: none;
  path {
    fill: ${color.teal800};
    stroke: ${color.white};
    stroke-width: 2px;
  }
  text {
    fill: ${color.white};
    font: 650 15px/1 ${font.sans};
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  [data-part='name'] {
    display: none;
    fill: ${color.ink900};
    stroke: ${color.white};
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
    font: 650 16px/1 ${font.sans};
  }
  &[data-flip] [data-part='name'] {
    text-anchor: end;
  }
  &:not([data-flip]) [data-part='name'] {
    text-anchor: start;
  }
  &[data-stop] path,
  &[data-active] path {
    fill: ${color.amber300};
    stroke: ${color.ink900};
  }
  &[data-stop] [data-part='number'],
  &[data-active] [data-part='number'] {
    fill: ${color.ink900};
  }
  &[data-active] [data-part='name'] {
    display: block;
  }
  [data-part='pin'] {
    transform: scale(0.87);
  }
  &[data-active] [data-part='pin'] {
    transform: scale(1.1);
  }
  ${media.sm} {
    [data-part='pin'] {
      transform: none;
    }
    &[data-active] [data-part='pin'] {
      transform: scale(1.2);
    }
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible [data-part='pin'] {
    outline: 3px solid ${color.ink900};
    outline-offset: 3px;
  }
  &:focus-visible path {
    stroke-width: 4px;
  }
  ${media.motion} {
    [data-part='pin'] {
      transition: transform ${motion.hover} ${motion.ease};
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export type MapPinProps = {
  id: string;
  /** The list's entry that it leads to. */
  href: string;
  number: number;
  name: string;
  label: string;
  at: readonly [x: number, y: number];
  /** It was chosen or pointed at last, here or in the list. */
  active: boolean;
  /** A stop of the chosen tour. */
  stop: boolean;
  onFocus: () => void;
  onPoint: (event: MouseEvent) => void;
  onGo: (event: MouseEvent) => void;
};

/** A pin of the map: an arch on its foot, with the place's number; the name appears when it is pointed at or focused. */
export function MapPin({
  id,
  href,
  number,
  name,
  label,
  at: [x, y],
  active,
  stop,
  onFocus,
  onPoint,
  onGo,
}: MapPinProps) {
  const flip = x > 55;
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible">
      <Link
        id={id}
        href={href}
        aria-label={label}
        data-active={active || undefined}
        data-stop={stop || undefined}
        data-flip={flip || undefined}
        onClick={onGo}
        onPointerMove={onPoint}
        onFocus={onFocus}
      >
        <g data-part="pin">
          <path d="M-13 -23a13 13 0 0 1 26 0v12L0 0l-13-11z" />
          <text data-part="number" y="-17">
            {number}
          </text>
        </g>
        <text data-part="name" x={flip ? -22 : 22} y="-20">
          {name}
        </text>
      </Link>
    </svg>
  );
}
