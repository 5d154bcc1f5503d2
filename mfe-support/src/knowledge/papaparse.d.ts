/** What is used of papaparse. Its own types are written for Node.js too, and would bring all of it into code of pages. */
type Unparse = {
  newline?: string;
  /** Cells that begin so are defused with an apostrophe. */
  escapeFormulae?: RegExp;
};

declare const papa: {
  unparse: (table: { fields: string[]; data: unknown[][] }, options: Unparse) => string;
  parse: <Row>(csv: string) => { data: Row[] };
};

// eslint-disable-next-line import-x/no-default-export
export default papa;
