import styled from '@emotion/styled';
import { Section, SectionHeading, Split, Table, media, space, type Column } from '@3eu/shared/ui';
import { careerSupport, type FieldOutcome } from '../../content/career-support';
import { BarChart } from './bar-chart';

const { outcomes } = careerSupport;

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space.gap};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const columns: readonly Column<FieldOutcome>[] = [
  { key: 'field', header: outcomes.columns.field, rowHeader: true, cell: ({ field }) => field },
  {
    key: 'placement',
    header: outcomes.columns.placement,
    numeric: true,
    align: 'end',
    cell: ({ placement }) => placement,
  },
  { key: 'salary', header: outcomes.columns.salary, numeric: true, align: 'end', cell: ({ salary }) => salary },
];

/** `$85,000` and `99%` as numbers. */
const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''));

/** What became of the graduates: the figures as a table, and the same figures as bars. */
export function Outcomes() {
  const { title, lede, caption, fields, chart } = outcomes;
  const salaries = fields.map(({ field, salary }) => ({ label: field, value: amount(salary), text: salary }));
  const placements = fields.map(({ field, placement }) => ({
    label: field,
    value: amount(placement),
    text: placement,
  }));
  return (
    <Section labelledBy="outcomes">
      <SectionHeading title={title} id="outcomes" lede={lede} triBar />
      <Split ratio="5/7">
        <Table caption={caption} columns={columns} rows={fields} rowKey={({ field }) => field} />
        <Charts>
          <BarChart
            title={chart.salary}
            bars={salaries}
            max={Math.max(...salaries.map(({ value }) => value))}
            mark={{ value: chart.averageSalary, label: chart.average }}
          />
          <BarChart title={chart.placement} bars={placements} max={100} />
        </Charts>
      </Split>
    </Section>
  );
}
