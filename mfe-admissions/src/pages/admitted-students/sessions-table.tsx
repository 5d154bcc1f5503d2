import styled from '@emotion/styled';
import { InertButton, Status, Table, TextLink, type Column } from '@3eu/university/ui';
import { admittedStudents } from '../../content/admitted-students';
import type { OrientationSession } from '../../content/types';

const { caption, sessions } = admittedStudents.orientation;

const Dates = styled.time`
  white-space: nowrap;
`;

const columns: readonly Column<OrientationSession>[] = [
  { head: 'Dates', cell: ({ dates }) => <Dates dateTime={dates.iso}>{dates.medium}</Dates>, rowHeader: true },
  { head: 'For', cell: 'type' },
  { head: 'Focus', cell: ({ focus, about }) => (about ? <TextLink href={about}>{focus}</TextLink> : focus) },
  {
    head: 'Spots',
    cell: ({ availability }) => (
      <span>
        <Status level="success">{availability}</Status>
      </span>
    ),
  },
  {
    head: 'Register',
    align: 'end',
    narrow: 'full',
    cell: ({ dates }) => (
      <InertButton variant="secondary" size="sm" about={`for ${dates.medium}`}>
        Register
      </InertButton>
    ),
  },
];

export function SessionsTable() {
  return <Table caption={caption} columns={columns} rows={sessions} />;
}
