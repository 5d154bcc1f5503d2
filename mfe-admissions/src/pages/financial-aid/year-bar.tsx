import styled from '@emotion/styled';
import { inDollars, yearCost } from '@3eu/university/facts';
import { color, font, media, space, tone } from '@3eu/university/ui';
import { financialAid } from '../../content/financial-aid';

const Figure = styled.figure`
  width: 100%;
  margin-bottom: ${space[48]};
  figcaption {
    color: ${tone.soft};
    b {
      display: block;
      font: 650 clamp(2.5rem, 1.6rem + 3vw, 4rem)/1.1 ${font.serif};
      font-variant-numeric: lining-nums;
      color: ${tone.text};
    }
  }
  > svg {
    display: block;
    width: 100%;
    height: ${space[48]};
    margin-block: ${space[16]};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[12]};
    padding-block: 6px;
    border-bottom: 1px solid ${tone.hairline};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[12]};
  }
  dt svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  ${media.print} {
    rect {
      stroke: currentColor;
    }
  }
  ${media.rows} {
    margin-bottom: clamp(2rem, 4.4vw, 4rem);
  }
`;

const fills = [color.teal500, color.amber300, color.teal200, color.white];

const { title, unit, parts } = financialAid.bar;
const rows = parts.map((part, index) => ({ ...part, fill: fills[index] }));
const percent = (dollars: number) => `${(dollars / yearCost.total) * 100}%`;
const before = (index: number) => rows.slice(0, index).reduce((sum, { dollars }) => sum + dollars, 0);

/** What a year costs as one bar: each part as wide as its share, with its name and amount below. */
export function YearBar() {
  return (
    <Figure aria-label={title}>
      <figcaption>
        <b>{inDollars(yearCost.total)}</b> {unit}
      </figcaption>
      <svg aria-hidden="true">
        {rows.map(({ label, dollars, fill }, index) => (
          <rect key={label} x={percent(before(index))} width={percent(dollars)} height="100%" fill={fill} />
        ))}
      </svg>
      <dl>
        {rows.map(({ label, dollars, fill }) => (
          <div key={label}>
            <dt>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={fill} />
              </svg>
              {label}
            </dt>
            <dd>{inDollars(dollars)}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
