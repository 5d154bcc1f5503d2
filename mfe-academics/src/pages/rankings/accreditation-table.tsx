import { Status, Table, type Column } from '@3eu/university/ui';
import type { Accreditation } from '../../content/types';

const columns: readonly Column<Accreditation>[] = [
  { head: 'Body', cell: 'organization', note: 'description', rowHeader: true },
  { head: 'Type', cell: 'type' },
  {
    head: 'Status',
    cell: ({ status }) => (
      <span>
        <Status level="success">{status}</Status>
      </span>
    ),
  },
  { head: 'Next review', cell: 'nextReview', numeric: true },
];

/** The five accrediting bodies: what each has reviewed, and when its next review is. */
export function AccreditationTable({ caption, list }: { caption: string; list: readonly Accreditation[] }) {
  return <Table caption={caption} columns={columns} rows={list} />;
}
