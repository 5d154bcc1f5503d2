import styled from '@emotion/styled';
import { campusMap } from '@3eu/university/pictures';
import { Picture, color, media } from '@3eu/university/ui';
import type { Leg } from './legs';
import { RouteLine } from './route-line';

/* Above the words, where there is room: what is walked in full color, what is to come behind it. */
const Map = styled.div`
  display: none;
  position: relative;
  aspect-ratio: 4 / 3;
  border: 3px solid ${color.teal800};
  background: ${color.pictureGround};
  svg {
    --route: 1.4px;
    polyline {
      animation: none;
    }
  }
  > [data-part='whole'] {
    opacity: 0.45;
  }
  @media (min-height: 48em) {
    ${media.lg} {
      display: block;
    }
  }
`;

const Here = styled.span<{ at: Leg['place']['at'] }>`
  position: absolute;
  left: ${({ at }) => at[0]}%;
  top: ${({ at }) => at[1]}%;
  width: 16px;
  height: 16px;
  border: 3px solid ${color.ink900};
  border-radius: 50%;
  background: ${color.white};
  transform: translate(-50%, -50%);
`;

const wayOf = (legs: readonly Leg[]) => legs.flatMap(({ way }) => way);

/** The tour on a small map, and how far it is walked. */
export function RouteMap({ legs, here }: { legs: readonly Leg[]; here: number }) {
  return (
    <Map aria-hidden="true">
      <Picture picture={campusMap} sizes="28vw" decorative />
      <div data-part="whole">
        <RouteLine way={wayOf(legs)} />
      </div>
      <RouteLine way={wayOf(legs.slice(0, here + 1))} />
      <Here at={legs[here]!.place.at} />
    </Map>
  );
}
