import styled from '@emotion/styled';
import { media, space, tone, type, withLinks } from '@3eu/university/ui';

const List = styled.dl`
  border-top: 3px solid ${tone.rule};
  > div {
    padding-block: ${space[24]};
    border-bottom: 1px solid ${tone.hairline};
  }
  dt {
    ${type.card}
  }
  dd {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 60ch;
  }
  ${media.md} {
    > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${space.gap};
      align-items: baseline;
    }
    dd {
      margin-top: 0;
    }
  }
`;

export function Definitions({ items }: { items: readonly { term: string; value: string }[] }) {
  return (
    <List>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{withLinks(value)}</dd>
        </div>
      ))}
    </List>
  );
}
