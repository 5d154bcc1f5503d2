import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { FocusPoint } from '@3eu/platform/contract/pictures';
import { handsOf, towerTime, type TowerTime } from './tower-time';

/** What the tower shows now; null until scripts run. It is looked at every few seconds, as by anybody who waits for a ferry. */
export function useTowerTime(): TowerTime | null {
  const [time, setTime] = useState<TowerTime | null>(null);
  useEffect(() => {
    const look = () => {
      const next = towerTime(new Date());
      setTime((before) => (before?.minutes === next.minutes && before.hours === next.hours ? before : next));
    };
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** The size of the pictures that show the tower, and where in them the middle of its clock is. */
const picture = { width: 2400, height: 1350, x: 1551, y: 495 };

/* Laid out as `object-fit: cover` lays out the picture below. */
const Over = styled.div<{ at: FocusPoint }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
  pointer-events: none;
  svg {
    --width: max(100cqw, ${(100 * picture.width) / picture.height}cqh);
    --height: max(100cqh, ${(100 * picture.height) / picture.width}cqw);
    position: absolute;
    max-width: none;
    top: calc((100cqh - var(--height)) * ${({ at: [, y] }) => y / 100});
    left: calc((100cqw - var(--width)) * ${({ at: [x] }) => x / 100});
    width: var(--width);
    height: var(--height);
  }
`;

type HandsProps = {
  time: TowerTime;
  /** Of the picture that they stand on. */
  focus: FocusPoint;
};

/** The hands of the tower's clock, over a picture of the tower: two lines. */
export function Hands({ time, focus }: HandsProps) {
  const { hour, minute } = handsOf(time);
  return (
    <Over at={focus} data-part="hands">
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true" focusable="false">
        <g transform={`translate(${picture.x} ${picture.y})`} stroke="#2f4a45">
          <path d="M0 3V-17" strokeWidth="6" transform={`rotate(${hour})`} />
          <path d="M0 4V-26" strokeWidth="3.4" transform={`rotate(${minute})`} />
          <circle r="3" fill="#b8842c" stroke="none" />
        </g>
      </svg>
    </Over>
  );
}

/** A small clock face, for the button of a picture. */
export function Face({ time }: { time: TowerTime }) {
  const { hour, minute } = handsOf(time);
  return (
    <svg width="22" height="22" viewBox="-11 -11 22 22" fill="none" stroke="currentColor" aria-hidden="true">
      <circle r="9.5" strokeWidth="1.5" />
      <path d="M0 0V-4.5" strokeWidth="2" transform={`rotate(${hour})`} />
      <path d="M0 0V-7" strokeWidth="1.5" transform={`rotate(${minute})`} />
    </svg>
  );
}
