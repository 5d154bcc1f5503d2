import { Money, Table, type Column } from '@3eu/university/ui';
import { financialAid } from '../../content/financial-aid';
import type { FamilyPrice } from '../../content/types';

const columns: readonly Column<FamilyPrice>[] = [
  { head: 'Income', cell: 'income', rowHeader: true },
  { head: 'Paid, on average', cell: 'price', as: Money, align: 'end', numeric: true, narrow: 'corner' },
];

/** What a year came to for families of each income. */
export function NetPriceTable() {
  return (
    <Table
      caption="What the year came to, by the family’s income"
      columns={columns}
      rows={financialAid.netPrice.rows}
    />
  );
}
