import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useHydrated } from '@3eu/platform/page';
import { color, media } from '@3eu/university/ui';
import { towerTime, type Time } from './tower-time';

const minute = 60_000;

/** What the tower shows by the visitor's clock; undefined in the document, which knows no time. */
export function useTower(): Time | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return useHydrated() ? towerTime(new Date(now)) : undefined;
}

/** The two hands of a clock of radius 10, around its middle. */
function Hands({ hour, minutes }: Time) {
  return (
    <>
      <path d="M0 1V-5" strokeWidth="1.7" transform={`rotate(${(hour % 12) * 30 + minutes / 2})`} />
      <path d="M0 1V-7.4" strokeWidth="1" transform={`rotate(${minutes * 6})`} />
    </>
  );
}

/** The dial of a picture's hour, in place of its dot. */
export function Dial(time: Time) {
  return (
    <svg viewBox="-12 -12 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle r="10.5" strokeWidth="1.6" />
      <Hands {...time} />
    </svg>
  );
}

/*
 * The picture covers its frame, with its focus point at the same share of both; the overlay is as large as the whole
 * picture and stands where it does, so that the dial of the tower is at the same place in it.
 */
const Overlay = styled.svg`
  --width: max(100cqw, 100cqh * 16 / 9);
  --height: max(100cqh, 100cqw * 9 / 16);
  position: absolute;
  left: calc((100cqw - var(--width)) * 0.66);
  top: calc((100cqh - var(--height)) * 0.55);
  width: var(--width);
  max-width: none;
  height: var(--height);
  fill: ${color.amber500};
  stroke: ${color.ink900};
  stroke-linecap: round;
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

/** The hands of the tower, over the pictures of the quad, which were rendered without. */
export function TowerHands(time: Time) {
  return (
    <Overlay viewBox="0 0 2400 1350" aria-hidden="true" focusable="false">
      <g transform="translate(1550 495) scale(3.7)">
        <Hands {...time} />
        <circle r="0.9" stroke="none" />
      </g>
    </Overlay>
  );
}
