import styled from '@emotion/styled';
import { CardTitle, InertLink, media, space, tone } from '@3eu/shared/ui';
import { RuledList } from '@3eu/shared/ui/patterns';
import type { parentsFamilies } from '../../content/parents-families';

const Groups = styled(RuledList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li > p {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 48ch;
  }
  > li > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[24]};
    margin-top: ${space[8]};
  }
  > li > ul > li {
    padding-block: 6px;
  }
  ${media.rows} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-of-type(odd) {
      padding-right: ${space[32]};
    }
    > li:nth-of-type(even) {
      padding-left: ${space[32]};
      border-left: 1px solid ${tone.hairline};
    }
  }
`;

type Resources = typeof parentsFamilies.resources;

/** Groups of resources, two by two; their links are placeholders and say so. */
export function ResourceGroups({ groups, note }: Pick<Resources, 'groups' | 'note'>) {
  return (
    <Groups room={24}>
      {groups.map(({ title, text, links }) => (
        <li key={title}>
          <CardTitle>{title}</CardTitle>
          <p>{text}</p>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <InertLink note={note}>{link}</InertLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}
