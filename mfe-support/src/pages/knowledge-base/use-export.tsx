import { useState } from 'react';
import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { Button, Caption, Icon } from '@3eu/university/ui';
import { csvFile, csvOf, download } from '../../knowledge/csv';
import type { KnowledgeEntry } from '../../knowledge/entry';
import { inEntries } from '../../knowledge/summary';

/* Keeps its width in the toolbar, where the search field shrinks instead. */
const Save = styled(Button)`
  flex: none;
  white-space: nowrap;
`;

/** Saves the entries as a CSV file and says so. */
export function useExport(entries: readonly KnowledgeEntry[]) {
  const [outcome, setOutcome] = useState('');
  const save = () => {
    download(csvOf(entries));
    setOutcome(`Downloaded ${csvFile} with ${inEntries(entries.length)}.`);
  };
  return {
    button: (
      <Save variant="secondary" onClick={save}>
        <Icon icon={Download} />
        Export CSV
      </Save>
    ),
    outcome: <Caption role="status">{outcome}</Caption>,
  };
}
