import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button, Caption, Icon } from '@3eu/shared/ui';
import { knowledgeBase } from '../../content/knowledge-base';
import { csvOf, download } from '../../knowledge/csv';
import type { KnowledgeEntry } from '../../knowledge/entry';

/** Saves the entries as a CSV file and says so. The library that writes it is fetched on the first use. */
export function useExport(entries: readonly KnowledgeEntry[]) {
  const [outcome, setOutcome] = useState('');
  const { button, file, done, failed } = knowledgeBase.csv;
  const save = async () => {
    try {
      download(await csvOf(entries));
      setOutcome(done(entries.length, file));
    } catch {
      setOutcome(failed);
    }
  };
  return {
    button: <Button variant="secondary" onClick={() => void save()}><Icon icon={Download} />{button}</Button>,
    outcome: <Caption role="status">{outcome}</Caption>,
  };
}
