import styled from '@emotion/styled';
import { ButtonLink, Table, Tag, VisuallyHidden, font, part, space, type, type Column } from '@3eu/shared/ui';
import { admissions } from '../../content/admissions';
import { useNextDeadline } from './next-deadline';

const { apply, dates } = admissions;
type Plan = (typeof dates.plans)[number];

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`;

/* Every row keeps the tag's place, so that nothing moves when the day is known. */
const Place = styled.span`
  &:not([data-next]) {
    visibility: hidden;
  }
`;

const Text = styled.span`
  display: block;
  max-width: 26em;
  margin-top: ${space[4]};
  ${type.caption}
  font-family: ${font.sans};
  font-weight: 400;
  color: ${part.soft};
`;

const Word = styled.span`
  white-space: nowrap;
`;

const Day = styled.time`
  font-weight: 600;
`;

/** The three plans with their dates, and the way to start each. */
export function PlansTable() {
  const next = useNextDeadline(dates.plans.map((plan) => plan.apply.iso));
  const columns: readonly Column<Plan>[] = [
    {
      key: 'plan',
      header: dates.columns.plan,
      rowHeader: true,
      cell: ({ name, text, apply: { iso } }) => (
        <>
          <Name>
            {name}
            <Place data-next={next === iso || undefined}><Tag>{dates.next}</Tag></Place>
          </Name>
          <Text>{text}</Text>
        </>
      ),
    },
    { key: 'apply', header: dates.columns.apply, numeric: true, cell: (plan) => <Day dateTime={plan.apply.iso.slice(5)}>{plan.apply.short}</Day> },
    { key: 'decision', header: dates.columns.decision, numeric: true, cell: ({ decision }) => <Day dateTime={decision.iso.slice(5)}>{decision.short}</Day> },
    { key: 'binding', header: dates.columns.binding, cell: ({ binding }) => <Word>{binding ? dates.binding.yes : dates.binding.no}</Word> },
    {
      key: 'action',
      header: dates.columns.action,
      align: 'end',
      narrow: 'full',
      cell: ({ name }) => (
        <ButtonLink href={apply.href} variant="secondary" size="sm">
          <span>{dates.start}<VisuallyHidden>{dates.startFor(name)}</VisuallyHidden></span>
        </ButtonLink>
      ),
    },
  ];
  return <Table caption={dates.caption} columns={columns} rows={dates.plans} rowKey={({ name }) => name} />;
}
