import styled from '@emotion/styled';
import { color, font, media, motion, type } from '@3eu/university/ui';
import type { CampusPlace } from '../../content/types';

// The button is the head of the pin, 24 px each way: on the narrowest phone no two of them overlap (WCAG 2.5.8).
// The name appears under the pointer or at the focus; the card that the pin opens has it as well.
const Pin = styled.button<{ at: CampusPlace['at'] }>`
  position: absolute;
  left: ${({ at }) => at[0]}%;
  top: ${({ at }) => at[1]}%;
  width: 24px;
  height: 24px;
  translate: -50% -33px;
  transform-origin: 50% 33px;
  > svg {
    overflow: visible;
    pointer-events: none;
  }
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
  &[data-stop] path {
    fill: ${color.amber300};
    stroke: ${color.ink900};
  }
  &[data-stop] text {
    fill: ${color.ink900};
  }
  &[aria-expanded='true'] {
    z-index: 1;
    path {
      fill: ${color.ink900};
      stroke: ${color.amber300};
      stroke-width: 3px;
    }
    text {
      fill: ${color.amber300};
    }
  }
  > span {
    display: none;
    position: absolute;
    bottom: 4px;
    left: calc(100% + 4px);
    padding: 4px 8px;
    border-radius: 3px;
    background: ${color.white};
    color: ${color.ink900};
    ${type.term}
    white-space: nowrap;
    pointer-events: none;
  }
  &[data-flip] > span {
    left: auto;
    right: calc(100% + 4px);
  }
  &:focus-visible,
  &:hover {
    z-index: 2;
    &:not([aria-expanded='true']) > span {
      display: block;
    }
  }
  &:focus-visible {
    border-radius: 13px 13px 3px 3px;
  }
  ${media.md} {
    scale: 1.3;
  }
  ${media.motion} {
    path {
      transition: fill ${motion.hover} ${motion.ease};
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @media (scripting: none) {
    pointer-events: none;
  }
`;

type MapPinProps = {
  number: number;
  name: string;
  label: string;
  at: CampusPlace['at'];
  /** Its card is open. */
  open: boolean;
  /** A stop of the chosen tour. */
  stop: boolean;
  /** Id of the card. */
  controls: string;
  onPress: () => void;
};

/** A pin of the map: an arch on its foot, with the place's number. It opens and closes the card of its place. */
export function MapPin({ number, name, label, at, open, stop, controls, onPress }: MapPinProps) {
  return (
    <Pin
      type="button"
      at={at}
      aria-label={label}
      aria-expanded={open}
      aria-controls={controls}
      data-stop={stop || undefined}
      data-flip={at[0] > 55 || undefined}
      onClick={onPress}
    >
      <svg viewBox="-13 -36 26 36" width="24" height="33" aria-hidden="true" focusable="false">
        <path d="M-13 -23a13 13 0 0 1 26 0v12L0 0l-13-11z" />
        <text y="-17">{number}</text>
      </svg>
      <span aria-hidden="true">{name}</span>
    </Pin>
  );
}
