import styled from '@emotion/styled';
import { Picture, breakpoint, color, space, tone, withLinks, type } from '@3eu/university/ui';
import type { CampusPlace } from '../../content/types';
import { visit } from '../../content/visit';

/*
 * Always in the same place, where no pin is: below the map on phones, on the water at its lower left on tablets, above
 * the legend on wide screens. Whatever opens, nothing is covered and nothing moves.
 */
const Place = styled.div`
  margin-bottom: ${space[24]};
  @media (min-width: ${breakpoint.sm}) {
    margin-bottom: ${space[16]};
    > [data-empty] {
      display: none;
    }
  }
  @media (min-width: ${breakpoint.sm}) and (max-width: 79.99em) {
    position: relative;
    margin: 0;
    > div {
      position: absolute;
      bottom: ${space[48]};
      width: min(22rem, 46%);
    }
  }
`;

const Card = styled.div`
  display: flex;
  min-height: 7.5rem;
  background: ${color.white};
  > picture {
    flex: 0 0 6.5rem;
  }
  > [data-part='about'] {
    align-self: center;
    padding: ${space[8]} ${space[16]};
  }
  b {
    ${type.row}
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
    color: ${tone.soft};
  }
`;

/** What the open pin says of its place. It is read out as it appears; the focus stays on the pin. */
export function PlaceCard({ id, place }: { id: string; place: CampusPlace | undefined }) {
  return (
    <Place id={id} aria-live="polite" data-needs-script="">
      <Card data-empty={!place || undefined}>
        {place?.picture && <Picture picture={place.picture} sizes="214px" decorative />}
        {place ? (
          <div data-part="about">
            <b>{place.name}</b>
            <p>{withLinks(place.text)}</p>
          </div>
        ) : (
          <p data-part="about">{visit.mapHint}</p>
        )}
      </Card>
    </Place>
  );
}
