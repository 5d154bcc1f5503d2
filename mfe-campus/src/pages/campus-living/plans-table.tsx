import styled from '@emotion/styled';
import { inDollars } from '@3eu/university/facts';
import { InertButton, Table, VisuallyHidden, font, type Column, withLinks } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import type { MealPlan } from '../../content/types';
import { RowNote } from '../../parts/row-note';

const { plans } = campusLiving;

const Price = styled.b`
  font: 650 1.5rem/1.1 ${font.serif};
  font-variant-numeric: lining-nums;
`;

const OneLine = styled.span`
  white-space: nowrap;
`;

const columns: readonly Column<MealPlan>[] = [
  {
    key: 'plan',
    header: plans.columns.plan,
    rowHeader: true,
    cell: ({ name, text }) => (
      <>
        {name}
        <RowNote>{withLinks(text)}</RowNote>
      </>
    ),
  },
  {
    key: 'price',
    header: plans.columns.price,
    narrow: 'corner',
    cell: ({ price }) => <Price>{inDollars(price)}</Price>,
  },
  { key: 'meals', header: plans.columns.meals, numeric: true, cell: ({ meals }) => meals },
  {
    key: 'dollars',
    header: plans.columns.diningDollars,
    numeric: true,
    cell: ({ diningDollars }) => inDollars(diningDollars),
  },
  {
    key: 'select',
    header: plans.columns.select,
    align: 'end',
    narrow: 'full',
    cell: ({ name }) => (
      <InertButton variant="secondary" size="sm" note={plans.note}>
        <OneLine>
          {plans.select}
          <VisuallyHidden>{plans.selectFor(name)}</VisuallyHidden>
        </OneLine>
      </InertButton>
    ),
  },
];

export function PlansTable() {
  return <Table caption={plans.caption} columns={columns} rows={plans.list} rowKey={({ name }) => name} />;
}
