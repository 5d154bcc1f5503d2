import styled from '@emotion/styled';
import { TextLink, space, tone, type } from '@3eu/university/ui';
import { why3e } from '../../content/why-3e';

const List = styled.ol`
  width: 100%;
  margin-bottom: clamp(2rem, 4.4vw, 4rem);
  border-top: 3px solid ${tone.rule};
  counter-reset: reason;
  li {
    counter-increment: reason;
    border-bottom: 1px solid ${tone.hairline};
  }
  a {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space[12]};
    ${type.label}
    font-size: 1.0625rem;
  }
  a::before {
    content: counter(reason);
    ${type.row}
    line-height: 1;
    color: ${tone.accent};
  }
`;

/** The six claims, each leading to its place in the long read. */
export function Contents() {
  return (
    <List aria-label="Six reasons">
      {why3e.reasons.map(({ id, claim }) => (
        <li key={id}>
          <TextLink href={`/why-3e#${id}`} quiet>
            {claim}
          </TextLink>
        </li>
      ))}
    </List>
  );
}
