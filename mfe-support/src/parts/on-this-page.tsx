import styled from '@emotion/styled';
import { Rail, TextLink, space, tone, type } from '@3eu/university/ui';

const List = styled.ul`
  border-top: 3px solid ${tone.rule};
  margin-top: ${space[8]};
  li {
    border-bottom: 1px solid ${tone.hairline};
  }
  a {
    display: block;
    padding-block: ${space[8]};
  }
`;

const Heading = styled.p`
  ${type.label}
`;

/** The headings of a long text, as links. */
export function OnThisPage({ items }: { items: readonly { id: string; title: string }[] }) {
  return (
    <Rail aria-label="On this page">
      <nav aria-labelledby="on-this-page">
        <Heading id="on-this-page">On this page</Heading>
        <List>
          {items.map(({ id, title }) => (
            <li key={id}>
              <TextLink quiet href={`#${id}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </List>
      </nav>
    </Rail>
  );
}
