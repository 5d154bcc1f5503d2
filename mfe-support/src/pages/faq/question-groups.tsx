import { useCallback, useState } from 'react';
import styled from '@emotion/styled';
import { H3, space, tone, type } from '@3eu/shared/ui';
import { Accordion } from '@3eu/shared/ui/bundled';
import { faq } from '../../content/faq';
import type { KnowledgeEntry } from '../../knowledge/entry';
import type { Group } from '../../knowledge/group';
import { Question } from './question';

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

/** The questions under the headings of their categories. Several may be open at once, and stay so while others are shown. */
export function QuestionGroups({ groups }: { groups: readonly Group<KnowledgeEntry>[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return groups.map(({ category, entries }) => (
    <Section key={category} aria-labelledby={groupId(category)}>
      <header>
        <H3 as="h2" id={groupId(category)}>
          {category}
        </H3>
        <p>{faq.results.count(entries.length)}</p>
      </header>
      <Accordion>
        {entries.map((entry) => (
          <Question key={entry.id} entry={entry} open={open.has(entry.id)} onToggle={toggle} />
        ))}
      </Accordion>
    </Section>
  ));
}
