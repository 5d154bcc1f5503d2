import type { ReactNode } from 'react';
import { Split, withLinks, type Sentence } from '@3eu/university/ui';
import { EmptyState } from '@3eu/university/ui/patterns';
import { LostNarwhal } from './lost-narwhal';

/** A search that found nothing: says so, and what to try. */
export function NoResults({ title, text, actions }: { title: string; text: Sentence; actions?: ReactNode }) {
  return (
    <Split ratio="8/4" align="center">
      <EmptyState title={title} actions={actions}>
        <p>{withLinks(text)}</p>
      </EmptyState>
      <LostNarwhal />
    </Split>
  );
}
