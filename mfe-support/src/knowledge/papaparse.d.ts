/** The part of papaparse that is used. Its own types include those of Node.js, and would bring them into page code. */
type Unparse = {
  newline?: string;
  /** Cells that begin with a match are escaped with an apostrophe. */
  escapeFormulae?: RegExp;
};

declare const papa: {
  unparse: (table: { fields: string[]; data: unknown[][] }, options: Unparse) => string;
  parse: <Row>(csv: string) => { data: Row[] };
};

// eslint-disable-next-line import-x/no-default-export
export default papa;
