import { useRef } from 'react';
import { dehydratedHtml } from '@3eu/platform/contract/elements';
import { useDehydratedDisclosures } from '@3eu/university/ui/patterns';

/** Attribute of the list of questions. */
export const listAttribute = 'data-questions';

/** Whether the document contains the questions. */
export const hasList = (root: ParentNode): boolean => root.querySelector(`[${listAttribute}]`) !== null;

/** The list as the document brought it. Its questions open and close. */
export function PrerenderedQuestions({ onToggle }: { onToggle: (id: string, open: boolean) => void }) {
  const list = useRef<HTMLDivElement>(null);
  useDehydratedDisclosures(list, onToggle);
  return <div ref={list} {...{ [listAttribute]: '' }} {...dehydratedHtml} />;
}
