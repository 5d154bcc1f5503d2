import styled from '@emotion/styled';
import { inWords } from '@3eu/university/facts';
import { Button, Caption, CardTitle, Status, TextLink, font, media, space, tone, type } from '@3eu/university/ui';
import { Option, OptionGrid } from '@3eu/university/ui/patterns';
import { tours, type TourId } from '../../content/tours';
import type { Tour } from '../../content/types';
import { numbersOf } from './stops';

const Duration = styled.p`
  ${type.large}
  font-size: min(2.25rem, 11vw);
  color: ${tone.accent};
  ${media.rows} {
    font-size: clamp(1.75rem, 3.9vw, 2.25rem);
  }
`;

const Answer = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  min-height: 48px;
`;

const Times = styled.div`
  p {
    ${type.label}
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[24]};
  }
  li {
    min-width: 5.25em;
    font: 650 1.25rem/1.4 ${font.serif};
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
`;

/** The places of a tour by their numbers on the map. */
const stopsIn = (numbers: readonly number[]) =>
  `Walk its ${inWords(numbers.length)} stops: ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

type TourChoiceProps = { tour: Tour; chosen: boolean; onChoose: () => void; onBook: () => void };

function TourChoice({ tour, chosen, onChoose, onBook }: TourChoiceProps) {
  const { id, name, duration, description, times, stops } = tour;
  return (
    <Option parts={6} chosen={chosen}>
      <CardTitle>{name}</CardTitle>
      <Duration>{duration}</Duration>
      <p data-part="text">{description}</p>
      <Times>
        <p id={`${id}-times`}>Leaves at</p>
        <ul aria-labelledby={`${id}-times`}>
          {times.map((time) => (
            <li key={time}>{time}</li>
          ))}
        </ul>
      </Times>
      <div>
        <Caption>
          <TextLink href={`/visit?tour=${id}#${stops[0]}`}>{stopsIn(numbersOf(id))}</TextLink>
        </Caption>
        {chosen && <Status level="success">Chosen, and drawn on the map</Status>}
      </div>
      <Answer>
        {/* One button for both, so that the focus stays where it was. */}
        <Button
          variant={chosen ? 'primary' : 'secondary'}
          data-needs-script=""
          onClick={chosen ? onBook : onChoose}
          about={`(${name})`}
        >
          {chosen ? 'Book this tour' : 'Choose this tour'}
        </Button>
      </Answer>
    </Option>
  );
}

type TourChoicesProps = {
  /** The chosen tour, or the empty text. */
  chosen: string;
  onChoose: (tour: TourId) => void;
  /** Takes the visitor to the form, where the chosen tour is filled in. */
  onBook: () => void;
};

/** The three tours as cards: one is chosen first, which draws it on the map, and then booked. */
export function TourChoices({ chosen, onChoose, onBook }: TourChoicesProps) {
  return (
    <OptionGrid columns={3}>
      {tours.map((tour) => (
        <TourChoice
          key={tour.id}
          tour={tour}
          chosen={tour.id === chosen}
          onChoose={() => onChoose(tour.id)}
          onBook={onBook}
        />
      ))}
    </OptionGrid>
  );
}
