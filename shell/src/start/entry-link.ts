/** Id of the link by which a document fetches the shell's entry. */
export const entryLinkId = 'entry';
