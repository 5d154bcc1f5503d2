import styled from '@emotion/styled';
import { inDollars } from '@3eu/university/facts';
import { VisuallyHidden, color, space, type } from '@3eu/university/ui';
import { mittens } from '../../../content/majors/business-administration';

const { costs, prices } = mittens;
const cost = costs.reduce((sum, { dollars }) => sum + dollars, 0);

/* A price and all below it: the head of the first column has none. */
const columns = prices.map((_, place) => {
  const cells = `:is(td:nth-of-type(${place + 1}), thead th:nth-of-type(${place + 2}))`;
  return `&:has(${cells}:hover) ${cells}`;
});

/* A sheet of an account book: ruled, a red line before the figures, the sum below a double one. Enlarged text keeps to the window. */
const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${color.sand100};
  color: ${color.ink900};
  font-variant-numeric: tabular-nums lining-nums;
  rotate: -1deg;
  th,
  td {
    padding: ${space[8]} min(2vw, ${space[24]});
    border-bottom: 1px solid ${color.sand300};
    text-align: right;
    font-size: min(1.0625rem, 4.4vw);
    white-space: nowrap;
  }
  th:first-of-type {
    border-right: 2px solid ${color.coral600};
    text-align: left;
    white-space: normal;
    ${type.plain}
    font-size: min(1rem, 4.2vw);
  }
  thead th:not(:first-of-type) {
    ${type.figure}
    font-size: min(1.5rem, 6vw);
  }
  tbody:last-of-type > tr > * {
    border-top: 5px double ${color.ink500};
    border-bottom: 0;
    ${type.row}
    font-size: min(1.25rem, 5vw);
  }
  tbody:last-of-type th {
    ${type.term}
  }
  [data-loss] {
    color: ${color.coral700};
  }
  ${columns.join()} {
    background: ${color.white};
  }
`;

/** A figure of the book: a loss is red and has its sign. */
const Left = ({ dollars }: { dollars: number }) => (
  <td data-loss={dollars < 0 || undefined}>{dollars < 0 ? `−${inDollars(-dollars)}` : inDollars(dollars)}</td>
);

/** The book of “Mittens, at a Loss”: what a pair costs, and what is left of it at each of three prices. */
export function MittenLedger() {
  return (
    <Sheet>
      <caption>
        <VisuallyHidden>{mittens.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Price of a pair</th>
          {prices.map(({ dollars }) => (
            <th key={dollars} scope="col">
              {inDollars(dollars)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({ name, dollars }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {prices.map((price) => (
              <td key={price.dollars}>{inDollars(dollars)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Left of a pair</th>
          {prices.map(({ dollars }) => (
            <Left key={dollars} dollars={dollars - cost} />
          ))}
        </tr>
        <tr>
          <th scope="row">Buyers</th>
          {prices.map(({ dollars, buyers }) => (
            <td key={dollars}>{buyers}</td>
          ))}
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="row">Left of it all</th>
          {prices.map(({ dollars, buyers }) => (
            <Left key={dollars} dollars={(dollars - cost) * buyers} />
          ))}
        </tr>
      </tbody>
    </Sheet>
  );
}
