import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Grid, Scroller } from './table-style';

export type Column<Row> = {
  key: string;
  /** Name of the column. */
  header: string;
  cell: (row: Row) => ReactNode;
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
};

type TableProps<Row> = {
  /** What the table shows, in one line above it. */
  caption: ReactNode;
  /** Shows the caption to assistive technology only, where a heading right above says the same. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

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
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  const captionId = useId();
  const { ref, overflows } = useOverflow();
  const region = overflows ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <Scroller ref={ref} {...region}>
      <Grid>
        <caption id={captionId}>{captionHidden ? <span className="visually-hidden">{caption}</span> : caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, cell, align, numeric, rowHeader, narrow = 'label' }) =>
                rowHeader ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-label={header} data-narrow={narrow} data-align={align} data-numeric={numeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
