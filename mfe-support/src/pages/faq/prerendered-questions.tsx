import { dehydratedHtml } from '@3eu/platform/contract/elements';

/** Attribute of the list of questions. */
export const listAttribute = 'data-questions';

/** Whether the document contains the questions. */
export const hasList = (root: ParentNode): boolean => root.querySelector(`[${listAttribute}]`) !== null;

/**
 * The list as the document brought it, whose entries are a chunk that is loaded at the first sign of a search: in the
 * page's script they would be half of it, for a search that few use. The browser opens and closes the questions. (A
 * boundary around them would lose a click until the script arrives.)
 */
export function PrerenderedQuestions() {
  return <div {...{ [listAttribute]: '' }} {...dehydratedHtml} />;
}
