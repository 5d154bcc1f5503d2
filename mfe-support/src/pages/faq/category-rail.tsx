import styled from '@emotion/styled';
import { Rail, TextLink, media, space, tone, type } from '@3eu/university/ui';
import { dehydratedHtml } from '@3eu/platform/contract/elements';
import type { Group } from '../../knowledge/group';
import { groupId } from './question-groups';

/* On narrow screens the select above says the same in less space. */
const Side = styled(Rail)`
  display: none;
  ${media.lg} {
    display: grid;
  }
  ul {
    border-top: 3px solid ${tone.rule};
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[8]};
    border-bottom: 1px solid ${tone.hairline};
    font-size: 1rem;
  }
  li > a {
    flex: 1;
    padding-block: 5px;
  }
  li > span {
    ${type.caption}
    color: ${tone.faint};
    font-variant-numeric: tabular-nums;
  }
`;

/** The categories of the prerendered list. The browser handles its jumps. */
export function PrerenderedRail() {
  return <Side aria-label="Categories" {...dehydratedHtml} />;
}

/** The categories of the list with the number of questions, each a link to its questions. */
export function CategoryRail({ groups }: { groups: readonly Group[] }) {
  return (
    <Side aria-label="Categories">
      {groups.length > 0 && (
        <nav aria-label="Categories">
          <ul>
            {groups.map(({ category, entries }) => (
              <li key={category}>
                <TextLink quiet href={`#${groupId(category)}`}>
                  {category}
                </TextLink>
                <span aria-hidden="true">{entries.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Side>
  );
}
