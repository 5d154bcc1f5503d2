import styled from '@emotion/styled';
import { H3, column, media, space, tone } from '@3eu/university/ui';
import { footer } from '../content/footer';
import { MenuList } from '../menu-list';

const Sections = styled.div`
  ${column}
  gap: ${space[48]} ${space[32]};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  section > h2 {
    padding-top: ${space[12]};
    border-top: 3px solid ${tone.rule};
    margin-bottom: ${space[8]};
  }
  li {
    border-bottom: 1px solid ${tone.hairline};
  }
  a {
    display: block;
    padding-block: 10px;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover,
  a:focus-visible {
    text-decoration: underline;
  }
`;

/** Every page of the site by section, sorted by name within each. */
export function PageIndex() {
  return (
    <Sections>
      {footer.columns.map(({ group, title }) => (
        <section key={group}>
          <H3 as="h2">{title}</H3>
          <MenuList name={`every-${group}`} />
        </section>
      ))}
    </Sections>
  );
}
