import styled from '@emotion/styled';
import { inDollars, yearCost } from '@3eu/university/facts';
import { color, media, space, tone, type } from '@3eu/university/ui';

const Figure = styled.figure`
  width: 100%;
  margin-bottom: ${space[48]};
  figcaption {
    color: ${tone.soft};
    b {
      display: block;
      ${type.large}
      font-size: min(clamp(2.5rem, 1.6rem + 3vw, 4rem), 17vw);
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

const rows = [
  { label: 'Tuition and fees', dollars: yearCost.tuition, fill: color.teal500 },
  { label: 'Room', dollars: yearCost.room, fill: color.amber300 },
  { label: 'Meals', dollars: yearCost.meals, fill: color.teal200 },
  { label: 'Books and supplies', dollars: yearCost.books, fill: color.white },
];
const percent = (dollars: number) => `${(dollars / yearCost.total) * 100}%`;
const before = (index: number) => rows.slice(0, index).reduce((sum, { dollars }) => sum + dollars, 0);

/** What a year costs as one bar: each part as wide as its share, with its name and amount below. */
export function YearBar() {
  return (
    <Figure aria-label="What a year costs, by part">
      <figcaption>
        <b>{inDollars(yearCost.total)}</b> a year, before any aid
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
