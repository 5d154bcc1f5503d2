import styled from '@emotion/styled';
import { InertButton, Status, Table, TextLink, VisuallyHidden, type Column } from '@3eu/university/ui';
import { admittedStudents } from '../../content/admitted-students';
import type { OrientationSession } from '../../content/types';

const Dates = styled.time`
  white-space: nowrap;
`;

const { orientation } = admittedStudents;

const columns: readonly Column<OrientationSession>[] = [
  {
    key: 'dates',
    header: orientation.columns.dates,
    rowHeader: true,
    cell: ({ dates }) => <Dates dateTime={dates.iso}>{dates.medium}</Dates>,
  },
  { key: 'type', header: orientation.columns.type, cell: ({ type }) => type },
  {
    key: 'focus',
    header: orientation.columns.focus,
    cell: ({ focus, about }) => (about ? <TextLink href={about}>{focus}</TextLink> : focus),
  },
  {
    key: 'availability',
    header: orientation.columns.availability,
    cell: ({ availability }) => (
      <span>
        <Status level="success">{availability}</Status>
      </span>
    ),
  },
  {
    key: 'action',
    header: orientation.columns.action,
    align: 'end',
    narrow: 'full',
    cell: ({ dates }) => (
      <InertButton variant="secondary" size="sm">
        <span>
          {orientation.register}
          <VisuallyHidden>{orientation.registerFor(dates.medium)}</VisuallyHidden>
        </span>
      </InertButton>
    ),
  },
];

export function SessionsTable() {
  return (
    <Table
      caption={orientation.caption}
      columns={columns}
      rows={orientation.sessions}
      rowKey={({ dates }) => dates.short}
    />
  );
}
