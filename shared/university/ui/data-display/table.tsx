import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { withLinks, type Sentence } from '../typography/linked';
import { Grid, RowNote, Scroller } from './table-style';

type Field<Row> = keyof Row & string;
type Shown<Row> = Field<Row> | ((row: Row) => ReactNode);

/** A column of a table, as data: `{ head: 'Price', cell: 'price', as: Money }`. */
export type Column<Row> = {
  /** Its name; empty where the cells say it. */
  head: string;
  /** A sentence below what its cells show. */
  note?: Shown<Row>;
  /** Default `start`. Use `end` for figures that are compared. */
  align?: 'start' | 'end';
  /** Dates, times, prices: figures of equal width, never broken. */
  numeric?: boolean;
  /** Its cells name their rows; set in Besley. One column per table. */
  rowHeader?: boolean;
  /**
   * Below 700 px: `label` writes the column's name before the cell, `full` lets the cell stand alone on its line,
   * `corner` puts it beside the row header. Default `label`.
   */
  narrow?: 'label' | 'full' | 'corner';
} & (
  | { cell: (row: Row) => ReactNode; as?: never }
  /** The field that its cells show, by a component of their own or as a text. */
  | { [Name in Field<Row>]: { cell: Name; as?: ComponentType<{ of: Row[Name] }> } }[Field<Row>]
);

type TableProps<Row> = {
  /** What the table shows, in one line above it. */
  caption: ReactNode;
  /** Shows the caption to assistive technology only, where a heading right above says the same. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

function show<Row>({ cell, as, note }: Column<Row>, row: Row): ReactNode {
  const of = (shown: Shown<Row>) => (typeof shown === 'function' ? shown(row) : withLinks(row[shown] as Sentence));
  const Cell = as as ComponentType<{ of: unknown }> | undefined;
  return (
    <>
      {Cell ? <Cell of={row[cell as Field<Row>]} /> : of(cell)}
      {note && <RowNote>{of(note)}</RowNote>}
    </>
  );
}

/** Tells whether an element's content is wider than the element. False until measured, so prerendered pages agree. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}

/** A table with its caption. Where it is wider than its place, it scrolls in a box that the keyboard reaches. */
export function Table<Row>({ caption, captionHidden = false, columns, rows }: TableProps<Row>) {
  const captionId = useId();
  const { ref, overflows } = useOverflow();
  const region = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <Scroller ref={ref} {...region}>
      <Grid>
        <caption id={captionId}>{captionHidden ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, align }) => (
              <th key={head} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => {
                const { head, align, numeric, rowHeader, narrow = 'label' } = column;
                return rowHeader ? (
                  <th key={head} scope="row">
                    {show(column, row)}
                  </th>
                ) : (
                  <td key={head} data-label={head} data-narrow={narrow} data-align={align} data-numeric={numeric}>
                    {show(column, row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
