import styled from '@emotion/styled';
import { color, font, space } from '@3eu/shared/ui';
import { header } from '../content/header';
import { MenuList } from '../navigation/menu-list';

const Sections = styled.div`
  width: 100%;
  h2 {
    padding-bottom: ${space[8]};
    border-bottom: 1px solid ${color.line};
    margin-bottom: ${space[4]};
    font: 650 0.9375rem/1.3 ${font.sans};
    color: ${color.ink500};
  }
  [data-part='sections'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[32]};
    margin-top: ${space[8]};
  }
  a {
    display: block;
    padding-block: 6px;
    color: ${color.ink900};
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover,
  a:focus-visible,
  a[aria-current] {
    color: ${color.teal700};
    text-decoration: underline;
  }
  [data-part='sections'] ul + ul {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
    a {
      padding-block: ${space[4]};
      font-size: 0.9375rem;
      font-weight: 400;
    }
  }
`;

/** Every page of the site by section, the many of a kind below the others of theirs and lighter. */
export function QuickLinks() {
  return (
    <Sections>
      <MenuList name="quick-top" current />
      <div data-part="sections">
        {header.quickLinks.map(({ section, title }) => (
          <div key={section}>
            <h2>{title}</h2>
            <MenuList name={`quick-${section}`} current />
            <MenuList name={`quick-${section}-more`} current />
          </div>
        ))}
      </div>
    </Sections>
  );
}
