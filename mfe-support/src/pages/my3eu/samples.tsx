import styled from '@emotion/styled';
import { color, space, tone, type } from '@3eu/university/ui';
import type { Resource } from '../../content/types';

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[8]} ${space[48]};
  width: 100%;
  margin-top: ${space[8]};
  figcaption,
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[16]};
    padding-block: ${space[8]};
  }
  figcaption > b {
    ${type.term}
  }
  figcaption > span {
    ${type.caption}
    color: ${tone.faint};
  }
  dl > div {
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${tone.soft};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** What a card of the portal would hold for somebody: titled lists of terms and values, beside one another where each has room. */
export function Samples({ samples }: { samples: NonNullable<Resource['samples']> }) {
  return (
    <Beside>
      {samples.map(({ title, facts }) => (
        <figure key={title}>
          <figcaption>
            <b>{title}</b>
            <span>Sample data</span>
          </figcaption>
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
      ))}
    </Beside>
  );
}
