import { useState } from 'react';
import styled from '@emotion/styled';
import { Button, space, tone } from '@3eu/shared/ui';
import { knowledgeBase } from '../../content/knowledge-base';
import type { KnowledgeEntry } from '../../knowledge/entry';
import { EntryRow } from './entry-row';

/** So many entries stand in the document at first, and are added at a time. */
const pageSize = 50;

const List = styled.ul`
  border-top: 3px solid ${tone.rule};
  margin-bottom: ${space[24]};
`;

/** The entries, fifty at a time, so that a filter is as quick over a large table as over a small one. */
export function EntryList({ entries, searched }: { entries: readonly KnowledgeEntry[]; searched: string }) {
  const [shown, setShown] = useState({ entries, count: pageSize });
  const count = shown.entries === entries ? shown.count : pageSize;
  const left = entries.length - count;
  return (
    <>
      <List>
        {entries.slice(0, count).map((entry) => (
          <EntryRow key={entry.id} entry={entry} searched={searched} />
        ))}
      </List>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setShown({ entries, count: count + pageSize })}>
          {knowledgeBase.results.more(Math.min(left, pageSize))}
        </Button>
      )}
    </>
  );
}
