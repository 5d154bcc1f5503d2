import { inDollars } from '@3eu/university/facts';
import { InertButton, Money, Table, type Column } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import type { MealPlan } from '../../content/types';

const { plans } = campusLiving;

const columns: readonly Column<MealPlan>[] = [
  { head: 'Plan', cell: 'name', note: 'text', rowHeader: true },
  { head: 'Price', cell: 'price', as: Money, narrow: 'corner' },
  { head: 'Meals', cell: 'meals', numeric: true },
  { head: 'Dining dollars', cell: ({ diningDollars }) => inDollars(diningDollars), numeric: true },
  {
    head: 'Select',
    align: 'end',
    narrow: 'full',
    cell: ({ name }) => (
      <InertButton variant="secondary" size="sm" note={plans.note} about={`(${name})`}>
        Select Plan
      </InertButton>
    ),
  },
];

export function PlansTable() {
  return <Table caption={plans.caption} columns={columns} rows={plans.list} />;
}
