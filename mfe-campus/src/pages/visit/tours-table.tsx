import styled from '@emotion/styled';
import { Button, Status, Table, VisuallyHidden, font, part, space, type, type Column } from '@3eu/shared/ui';
import { tours, visit, type Tour, type TourId } from '../../content/visit';

const Text = styled.span`
  display: block;
  max-width: 30em;
  margin-top: ${space[4]};
  ${type.caption}
  font-family: ${font.sans};
  font-weight: 400;
  color: ${part.soft};
`;

const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  max-width: 13rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  li {
    min-width: 5.25em;
    white-space: nowrap;
  }
`;

/** The three tours; choosing one fills it into the form. */
export function ToursTable({ chosen, onChoose }: { chosen: string; onChoose: (tour: TourId) => void }) {
  const words = visit.tours;
  const columns: readonly Column<Tour>[] = [
    { key: 'tour', header: words.columns.tour, rowHeader: true, cell: ({ name, description }) => <>{name}<Text>{description}</Text></> },
    { key: 'duration', header: words.columns.duration, numeric: true, cell: ({ duration }) => duration },
    { key: 'times', header: words.columns.times, cell: ({ times }) => <Times>{times.map((time) => <li key={time}>{time}</li>)}</Times> },
    {
      key: 'choose',
      header: words.columns.choose,
      align: 'end',
      narrow: 'full',
      cell: ({ id, name }) =>
        id === chosen ? (
          <Status level="success">{words.chosen}</Status>
        ) : (
          <Button variant="secondary" size="sm" data-needs-script="" onClick={() => onChoose(id)}>
            <span>{words.choose}<VisuallyHidden>{words.chooseFor(name)}</VisuallyHidden></span>
          </Button>
        ),
    },
  ];
  return <Table caption={words.caption} columns={columns} rows={tours} rowKey={({ id }) => id} />;
}
