import styled from '@emotion/styled';
import { Button, CardTitle, Status, VisuallyHidden, color, font, media, part, space, type } from '@3eu/shared/ui';
import { tours, visit, type Tour, type TourId } from '../../content/visit';
import { stopsOf } from './stops';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space.gap};
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-top: 6px solid ${color.teal700};
  &[data-chosen] {
    border-color: ${color.teal700};
    background: ${color.teal50};
    [data-part='choose'] {
      justify-items: start;
    }
  }
  [data-part='duration'] {
    font: 650 2.25rem/1.1 ${font.serif};
    font-variant-numeric: lining-nums;
    color: ${part.accent};
  }
  [data-part='stops'] {
    ${type.caption}
    color: ${part.faint};
  }
  [data-part='choose'] {
    display: grid;
    align-items: center;
    min-height: 48px;
    margin-top: auto;
  }
  @media (min-width: 35em) and (max-width: 51.24em) {
    [data-part='choose'] {
      justify-items: start;
    }
  }
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

const words = visit.tours;

function Choice({ tour, chosen, onChoose }: { tour: Tour; chosen: boolean; onChoose: () => void }) {
  const { id, name, duration, description, times } = tour;
  return (
    <Card data-chosen={chosen || undefined}>
      <CardTitle>{name}</CardTitle>
      <p data-part="duration">{duration}</p>
      <p>{description}</p>
      <Times>
        <p id={`${id}-times`}>{words.leaves}</p>
        <ul aria-labelledby={`${id}-times`}>{times.map((time) => <li key={time}>{time}</li>)}</ul>
      </Times>
      <p data-part="stops">{words.stops(stopsOf(id))}</p>
      <div data-part="choose">
        {chosen ? (
          <Status level="success">{words.chosen}</Status>
        ) : (
          <Button variant="secondary" data-needs-script="" onClick={onChoose}>
            <span>{words.choose}<VisuallyHidden>{words.chooseFor(name)}</VisuallyHidden></span>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The three tours as cards; choosing one fills it into the form. */
export function TourChoices({ chosen, onChoose }: { chosen: string; onChoose: (tour: TourId) => void }) {
  return <List>{tours.map((tour) => <Choice key={tour.id} tour={tour} chosen={tour.id === chosen} onChoose={() => onChoose(tour.id)} />)}</List>;
}
