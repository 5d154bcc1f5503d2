import { useState } from 'react';
import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { Button, Caption, Icon } from '@3eu/university/ui';
import { knowledgeBase } from '../../content/knowledge-base';
import { csvOf, download } from '../../knowledge/csv';
import type { KnowledgeEntry } from '../../knowledge/entry';

/* Keeps its width in the toolbar, where the search field shrinks instead. */
const Save = styled(Button)`
  flex: none;
  white-space: nowrap;
`;

/** Saves the entries as a CSV file and says so. */
export function useExport(entries: readonly KnowledgeEntry[]) {
  const [outcome, setOutcome] = useState('');
  const { button, file, done } = knowledgeBase.csv;
  const save = () => {
    download(csvOf(entries));
    setOutcome(done(entries.length, file));
  };
  return {
    button: (
      <Save variant="secondary" onClick={save}>
        <Icon icon={Download} />
        {button}
      </Save>
    ),
    outcome: <Caption role="status">{outcome}</Caption>,
  };
}
