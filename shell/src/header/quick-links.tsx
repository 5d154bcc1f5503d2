import styled from '@emotion/styled';
import { color, space } from '@3eu/shared/ui';
import { footer } from '../content/footer';
import { MenuList } from '../navigation/menu-list';
import { Group } from './dropdown-style';

const Sections = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[8]} ${space[32]};
  > div {
    min-width: 0;
  }
  > div:first-of-type {
    grid-column: 1 / -1;
  }
  ul + ul {
    margin-top: ${space[8]};
    border-top: 1px solid ${color.line};
    padding-top: ${space[8]};
    a {
      font-weight: 400;
    }
  }
`;

/** Every page of the site by section; the many of one kind, such as majors, come last and in lighter type. */
export function QuickLinks() {
  return (
    <Sections>
      <Group>
        <MenuList name="quick-top" current />
      </Group>
      {footer.columns.map(({ group, title }) => (
        <Group key={group}>
          <h2>{title}</h2>
          <MenuList name={`quick-${group}`} current />
          <MenuList name={`quick-${group}-more`} current />
        </Group>
      ))}
    </Sections>
  );
}
