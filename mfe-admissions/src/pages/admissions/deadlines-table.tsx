import styled from '@emotion/styled';
import { Table, type Column } from '@3eu/shared/ui';
import { admissionDeadlines, type Day } from '@3eu/shared/site';
import { admissions } from '../../content/admissions';
import { plans, type Plan } from '../../content/plans';

const { dates } = admissions;

const Time = styled.time`
  font-weight: 600;
`;

const date = ({ iso, medium }: Day) => <Time dateTime={iso}>{medium}</Time>;

const columns: readonly Column<Plan>[] = [
  { key: 'plan', header: dates.columns.plan, rowHeader: true, cell: ({ name }) => name },
  { key: 'apply', header: dates.columns.apply, numeric: true, cell: ({ apply }) => date(apply) },
  { key: 'decision', header: dates.columns.decision, numeric: true, cell: ({ decision }) => date(decision) },
  {
    key: 'reply',
    header: dates.columns.reply,
    numeric: true,
    cell: ({ binding }) => (binding ? dates.replyBinding : date(admissionDeadlines.enrollmentDeposit)),
  },
];

export function DeadlinesTable() {
  return <Table caption={dates.caption} columns={columns} rows={plans} rowKey={({ slug }) => slug} />;
}
