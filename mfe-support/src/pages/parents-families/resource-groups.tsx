import styled from '@emotion/styled';
import { CardTitle, TextLink, column, media, space, tone, withLinks } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import type { parentsFamilies } from '../../content/parents-families';

const Groups = styled(RuledList)`
  ${column}
  > li > p {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 48ch;
  }
  > li > ul {
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

/** Id of a group, to which the site's search leads. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

type Resources = typeof parentsFamilies.resources;

/** Groups of resources, two by two: each is a link to where the site has the answer, or the answer. */
export function ResourceGroups({ groups }: Pick<Resources, 'groups'>) {
  return (
    <Groups room={24}>
      {groups.map(({ title, text, answers }) => (
        <li key={title} id={idOf(title)}>
          <CardTitle>{title}</CardTitle>
          <p>{withLinks(text)}</p>
          <ul>
            {answers.map((answer) => (
              <li key={answer.label}>
                {'href' in answer ? (
                  <TextLink {...answer} />
                ) : (
                  <>
                    <b>{answer.label}</b>: {withLinks(answer.text)}
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}
