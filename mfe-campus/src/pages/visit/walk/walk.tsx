import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button, ButtonLink, color, radius, space } from '@3eu/university/ui';
import { tours, type TourId } from '../../../content/tours';
import { Dive } from './dive';
import { legsOf } from './legs';
import { RouteMap } from './route-map';
import { Scene } from './scene';
import { useDialog } from './use-dialog';
import { useSnapRow } from './use-snap-row';
import { useSteps } from './use-steps';

const Box = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.teal900};
  overflow: hidden;
  overscroll-behavior: contain;
  > div {
    display: flex;
    height: 100%;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
`;

/* Where the map's own way back is on the home page. */
const Back = styled.button`
  position: absolute;
  z-index: 1;
  top: ${space[12]};
  left: ${space[12]};
  min-height: 44px;
  padding: ${space[8]} ${space[16]};
  border: 2px solid ${color.white};
  border-radius: ${radius.control};
  background: ${color.teal800};
  color: ${color.white};
  font-weight: 650;
  &:hover {
    background: ${color.ink900};
  }
`;

type WalkProps = {
  /** The address names one of its stops. */
  tour: TourId;
  /** What gets the focus afterwards, where nothing had it before. */
  opener: RefObject<HTMLElement | null>;
};

/**
 * A tour, stop by stop: a row of cards as high as the window, which the browser scrolls. A button or an arrow key takes
 * the way over the map, a swipe does without.
 */
export function Walk({ tour, opener }: WalkProps) {
  const { stop, step, leave } = useSteps(tour);
  const { name } = tours.find(({ id }) => id === tour)!;
  const legs = legsOf(tour);
  const dialog = useDialog(opener);
  const { row, headings, seen } = useSnapRow(stop);
  /** The stop that was asked for last: the address follows. */
  const asked = useRef(stop);
  const [dive, setDive] = useState<{ from?: number; to: number } | undefined>({ to: stop });
  useLayoutEffect(() => void (asked.current = stop), [stop]);

  const ask = (next: number) => {
    if (next === asked.current || !legs[next]) return false;
    asked.current = next;
    step(next);
    return true;
  };
  const walkTo = (next: number) => ask(next) && setDive({ from: stop, to: next });
  const onScroll = () => ask(seen()) && setDive(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    walkTo(stop + by);
  };
  const close = () => dialog.current!.close();
  return (
    // Escape closes it, which the element handles itself.
    <Box ref={dialog} aria-label={name} onCancel={leave} onKeyDown={onKeyDown}>
      <Back
        type="button"
        onClick={() => {
          close();
          leave();
        }}
      >
        Back to the map
      </Back>
      <div ref={row} onScroll={onScroll}>
        {legs.map((leg, index) => (
          <Scene
            key={leg.place.id}
            leg={leg}
            number={index + 1}
            stops={legs.length}
            isHere={index === stop}
            map={<RouteMap legs={legs} here={index} />}
            heading={(heading) => void (headings.current[index] = heading)}
            dive={
              dive?.to === index && (
                <Dive key={stop} legs={legs} from={dive.from} to={index} onEnd={() => setDive(undefined)} />
              )
            }
          >
            {index < legs.length - 1 ? (
              <Button onClick={() => walkTo(index + 1)}>{`Next stop, ${legs[index + 1]!.minutes} minutes`}</Button>
            ) : (
              <ButtonLink href={`/visit?tour=${tour}#schedule`} onClick={close}>
                Book this tour
              </ButtonLink>
            )}
            {index > 0 && (
              <Button variant="secondary" onClick={() => walkTo(index - 1)}>
                Previous
              </Button>
            )}
          </Scene>
        ))}
      </div>
    </Box>
  );
}
