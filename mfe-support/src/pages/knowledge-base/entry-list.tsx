import { useEffect, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { Button, space, tone } from '@3eu/university/ui';
import type { KnowledgeEntry } from '../../knowledge/entry';
import { EntryRow } from './entry-row';

/** How many entries are shown at first, and added at a time. */
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
  const list = useRef<HTMLUListElement>(null);
  /** Place of the first row that a press has added. */
  const added = useRef<number>(undefined);
  useEffect(() => {
    const row = added.current === undefined ? undefined : list.current!.children[added.current];
    added.current = undefined;
    if (!(row instanceof HTMLElement)) return;
    // A visitor who asked for more continues at the first new row; the button may be gone.
    row.tabIndex = -1;
    row.focus();
  }, [count]);
  const more = () => {
    added.current = count;
    setShown({ entries, count: count + pageSize });
  };
  return (
    <>
      <List ref={list}>
        {entries.slice(0, count).map((entry) => (
          <EntryRow key={entry.id} entry={entry} searched={searched} />
        ))}
      </List>
      {left > 0 && (
        <Button variant="secondary" onClick={more}>
          {`Show ${Math.min(left, pageSize)} more`}
        </Button>
      )}
    </>
  );
}
