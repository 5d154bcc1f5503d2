import styled from '@emotion/styled';
import { Button, Picture, Tag, color, font, media, shadow, space, tone } from '@3eu/shared/ui';
import type { CampusPlace } from '../../content/campus-places';
import { visit } from '../../content/visit';

/** On the side of the map's middle, so that the card stays on the map. */
const beside = ([x, y]: CampusPlace['at']) =>
  `${x > 50 ? `right: calc(${100 - x}% + 28px)` : `left: calc(${x}% + 28px)`};
  ${y > 50 ? `bottom: ${100 - y}%` : `top: calc(${y}% - 40px)`};`;

/* Below the map on phones, and from 560 px up on it, beside its pin. */
const Card = styled.div<{ at: CampusPlace['at'] }>`
  background: ${color.white};
  border-bottom: 3px solid ${tone.rule};
  [data-part='about'] {
    display: grid;
    justify-items: start;
    gap: ${space[8]};
    padding: ${space[16]} ${space.gutter};
  }
  b {
    font: 650 1.25rem/1.25 ${font.serif};
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
    color: ${tone.soft};
  }
  picture {
    aspect-ratio: 16/9;
  }
  ${media.sm} {
    position: absolute;
    z-index: 3;
    ${({ at }) => beside(at)}
    width: min(19rem, 42%);
    box-shadow: ${shadow.menu};
    [data-part='about'] {
      padding: ${space[12]} ${space[16]} ${space[16]};
    }
  }
  ${media.print} {
    display: none;
  }
`;

export type PlaceCardProps = {
  id: string;
  /** The place whose pin is open. */
  place: CampusPlace | undefined;
  stop: boolean;
  onClose: () => void;
};

/** What the open pin says of its place. It is read out as it appears; the focus stays on the pin. */
export function PlaceCard({ id, place, stop, onClose }: PlaceCardProps) {
  return (
    <div id={id} aria-live="polite">
      {place && (
        <Card at={place.at}>
          {place.picture && <Picture picture={place.picture} sizes="(min-width: 35em) 304px, 100vw" decorative />}
          <div data-part="about">
            <b>{place.name}</b>
            <p>{place.text}</p>
            {stop && <Tag>{visit.map.stop}</Tag>}
            <Button variant="secondary" size="sm" onClick={onClose}>
              {visit.map.close}
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
