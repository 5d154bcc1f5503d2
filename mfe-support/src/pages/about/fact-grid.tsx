import styled from '@emotion/styled';
import { Stats, type Stat } from '@3eu/university/ui';

/* Twelve figures side by side need less than the headline size. */
const Smaller = styled.div`
  && dd {
    font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.75rem);
  }
`;

export function FactGrid({ items }: { items: readonly Stat[] }) {
  return (
    <Smaller>
      <Stats items={items} columns={4} />
    </Smaller>
  );
}
