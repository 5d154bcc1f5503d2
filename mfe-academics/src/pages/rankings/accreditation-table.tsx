import styled from '@emotion/styled';
import { Caption, Status, Table, font, space, type Column } from '@3eu/university/ui';
import type { Accreditation } from '../../content/types';

const Note = styled(Caption)`
  display: block;
  margin-top: ${space[4]};
  font-family: ${font.sans};
  font-weight: 400;
`;

type AccreditationTableProps = {
  caption: string;
  columns: Record<'organization' | 'type' | 'status' | 'nextReview', string>;
  list: readonly Accreditation[];
};

/** The five accrediting bodies: what each has reviewed, and when its next review is. */
export function AccreditationTable({ caption, columns, list }: AccreditationTableProps) {
  const cells: readonly Column<Accreditation>[] = [
    {
      key: 'organization',
      header: columns.organization,
      rowHeader: true,
      cell: ({ organization, description }) => (
        <>
          {organization}
          <Note as="span">{description}</Note>
        </>
      ),
    },
    { key: 'type', header: columns.type, cell: ({ type }) => type },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) => (
        <span>
          <Status level="success">{status}</Status>
        </span>
      ),
    },
    { key: 'nextReview', header: columns.nextReview, numeric: true, cell: ({ nextReview }) => nextReview },
  ];
  return <Table caption={caption} columns={cells} rows={list} rowKey={({ organization }) => organization} />;
}
