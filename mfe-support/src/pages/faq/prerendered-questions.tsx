import { dehydratedHtml } from '@3eu/platform/contract/elements';

/** Attribute of the list of questions. */
export const listAttribute = 'data-questions';

/** Whether the document contains the questions. */
export const hasList = (root: ParentNode): boolean => root.querySelector(`[${listAttribute}]`) !== null;

/** The list as the document brought it. The browser opens and closes its questions. */
export function PrerenderedQuestions() {
  return <div {...{ [listAttribute]: '' }} {...dehydratedHtml} />;
}
