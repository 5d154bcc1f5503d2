import styled from '@emotion/styled';
import { color, space, tone, type } from '@3eu/shared/ui';
import { tours, type TourId } from '../../content/tours';
import { visit } from '../../content/visit';

const Choices = styled.div`
  > p {
    ${type.label}
    margin-bottom: ${space[8]};
  }
  li + li {
    margin-top: 2px;
  }
  button {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    width: 100%;
    min-height: 48px;
    align-items: center;
    padding: ${space[8]} ${space[16]};
    border-left: 6px solid ${color.teal700};
    background: ${color.white};
    text-align: start;
  }
  b {
    font-weight: 650;
  }
  span {
    font-size: 1rem;
    color: ${tone.soft};
  }
  button:hover b {
    text-decoration: underline;
  }
  [aria-pressed='true'] {
    border-color: ${color.amber300};
    background: ${color.teal900};
    color: ${color.white};
    span {
      color: ${color.amber300};
    }
  }
`;

/** The tours that the map can draw; the chosen one, pressed again, is taken away. */
export function RouteChoice({ tour, onChoose }: { tour: string; onChoose: (tour: TourId | '') => void }) {
  return (
    <Choices data-needs-script="">
      <p id="routes">{visit.map.routes}</p>
      <ul aria-labelledby="routes">
        {tours.map(({ id, shortName, duration }) => (
          <li key={id}>
            <button type="button" aria-pressed={tour === id} onClick={() => onChoose(tour === id ? '' : id)}>
              <b>{shortName}</b> <span>{duration}</span>
            </button>
          </li>
        ))}
      </ul>
    </Choices>
  );
}
