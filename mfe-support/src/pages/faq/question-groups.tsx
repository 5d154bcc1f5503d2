import styled from '@emotion/styled';
import { H3, space, tone, type } from '@3eu/university/ui';
import { Accordion } from '@3eu/university/ui/patterns';
import type { KnowledgeEntry } from '../../knowledge/entry';
import type { Group } from '../../knowledge/group';
import { Question } from './question';
import { inQuestions } from './result-count';
import { questionId } from '../../knowledge/question-id';

/** Id of a category's heading, to jump to. */
export const groupId = (category: string): string => `category-${category.toLowerCase().replaceAll(' ', '-')}`;

const Section = styled.section`
  & ~ & {
    margin-top: ${space[48]};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space[4]} ${space[16]};
    margin-bottom: ${space[12]};
  }
  > header > p {
    ${type.caption}
    color: ${tone.faint};
  }
`;

type QuestionGroupsProps = {
  groups: readonly Group<KnowledgeEntry>[];
  /** Ids of the questions that are open, by `questionId`. */
  open: ReadonlySet<string>;
};

/** The questions under the headings of their categories. */
export function QuestionGroups({ groups, open }: QuestionGroupsProps) {
  return groups.map(({ category, entries }) => (
    <Section key={category} aria-labelledby={groupId(category)}>
      <header data-search="off">
        <H3 as="h2" id={groupId(category)}>
          {category}
        </H3>
        <p>{inQuestions(entries.length)}</p>
      </header>
      <Accordion>
        {entries.map((entry) => (
          <Question key={entry.id} entry={entry} open={open.has(questionId(entry))} />
        ))}
      </Accordion>
    </Section>
  ));
}
