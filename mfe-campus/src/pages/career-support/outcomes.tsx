import styled from '@emotion/styled';
import { careers, figures, inDollars } from '@3eu/university/facts';
import { Section, column, media, space } from '@3eu/university/ui';
import { careerSupport } from '../../content/career-support';
import { BarChart } from './bar-chart';

const { outcomes } = careerSupport;

const Charts = styled.div`
  ${column}
  gap: ${space[32]} ${space.split};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What became of the graduates: what they earn, and how many have a place. */
export function Outcomes() {
  const { title, lede, fields } = outcomes;
  const salaries = fields.map(({ field, salary }) => ({ label: field, value: salary, text: inDollars(salary) }));
  const placements = fields.map(({ field, placement }) => ({
    label: field,
    value: Number.parseFloat(placement),
    text: placement,
  }));
  return (
    <Section id="outcomes" title={title} lede={lede} triBar>
      <Charts>
        <BarChart
          title="Starting salary"
          bars={salaries}
          max={Math.max(...salaries.map(({ value }) => value))}
          mark={{ value: careers.averageSalary, label: `All graduates ${inDollars(careers.averageSalary)}` }}
        />
        <BarChart title={`Placed ${figures.placementWindow}`} bars={placements} max={100} />
      </Charts>
    </Section>
  );
}
