import styled from '@emotion/styled';
import { inDollars } from '@3eu/university/facts';
import { Caption, CardTitle, color, column, media, space, tone, type } from '@3eu/university/ui';
import { majorPage } from '../../content/major-page';
import { salariesBeside } from '../../content/salaries';
import type { Major } from '../../content/types';

const Bars = styled.dl`
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[16]};
  > div {
    ${column}
    align-items: baseline;
    gap: ${space[4]} ${space[16]};
  }
  dt,
  dd {
    color: ${tone.soft};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  [data-bar] {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  svg {
    width: 100%;
    height: 14px;
    fill: ${tone.rule};
  }
  [data-own] > dt,
  [data-own] > dd {
    font-weight: 650;
    color: ${tone.text};
  }
  [data-own] > dd {
    ${type.row}
  }
  [data-own] svg {
    height: 22px;
    fill: ${tone.accent};
  }
  ${media.xs} {
    > div {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
  }
  @media (forced-colors: active) {
    svg {
      fill: ${color.ink500};
      forced-color-adjust: none;
    }
    [data-own] svg {
      fill: Highlight;
    }
  }
  ${media.rows} {
    > div {
      grid-template-columns: 12rem minmax(0, 1fr) 5.5rem;
      align-items: center;
    }
    [data-bar] {
      grid-area: 1 / 2;
    }
    dd:not([data-bar]) {
      grid-area: 1 / 3;
      text-align: right;
    }
  }
`;

/** What graduates of the major begin with, beside other fields. Every bar has its name and figure in text. */
export function SalaryChart({ major }: { major: Major }) {
  const salaries = salariesBeside(major);
  const longest = Math.max(...salaries.map(({ dollars }) => dollars));
  return (
    <div>
      <CardTitle>Starting salaries</CardTitle>
      <Bars>
        {salaries.map(({ label, dollars, own }) => (
          <div key={label} data-own={own || undefined}>
            <dt>{label}</dt>
            <dd>{inDollars(dollars)}</dd>
            <dd data-bar="" aria-hidden="true">
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" focusable="false">
                <rect width={dollars} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </Bars>
      <Caption>{majorPage.outlook.chartNote(major.name)}</Caption>
    </div>
  );
}
