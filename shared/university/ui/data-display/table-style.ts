import styled from '@emotion/styled';
import { font, media, space, tone, type } from '../foundation/tokens';

/** A sentence below the name of a table's row or below a fact. */
export const RowNote = styled.span`
  display: block;
  margin-top: ${space[4]};
  ${type.caption}
  font-family: ${font.sans};
  font-weight: 400;
  color: ${tone.soft};
`;

/** The margin is room for the focus ring of what stands at the edges. */
export const Scroller = styled.div`
  overflow-x: auto;
  margin-inline: -8px;
  padding-inline: 8px;
`;

/** Below 700 px rows become blocks: the row header, then a line for each cell with its column's name. */
// Below 22 em neither a label nor a row header fits beside its value, which stands under it.
// The last cell of a row, usually a button, goes below the row's words here, aligned with them.
export const Grid = styled.table`
  width: 100%;
  caption {
    text-align: left;
    ${type.caption}
    color: ${tone.faint};
    padding-bottom: ${space[8]};
  }
  thead th {
    font: 600 0.9375rem/1.3 ${font.sans};
    color: ${tone.soft};
    border-top: 3px solid ${tone.rule};
    border-bottom: 1px solid ${tone.rule};
    padding: 10px clamp(1rem, 2.2vw, 2rem) 10px 0;
    vertical-align: bottom;
  }
  tbody tr {
    border-bottom: 1px solid ${tone.hairline};
  }
  tbody th,
  td {
    vertical-align: baseline;
    padding: 18px clamp(1rem, 2.2vw, 2rem) 18px 0;
  }
  tbody th {
    ${type.row}
    text-align: left;
  }
  thead th:last-of-type,
  td:last-of-type {
    padding-right: 0;
  }
  [data-numeric] {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  [data-align='end'] {
    text-align: right;
  }
  ${media.phone} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      border-top: 3px solid ${tone.rule};
    }
    &,
    caption,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[4]} ${space[16]};
      padding-block: ${space[16]};
    }
    tbody th,
    tbody td {
      padding: 0;
      white-space: normal;
      text-align: left;
      grid-column: 1 / -1;
    }
    tbody td[data-numeric] {
      white-space: normal;
    }
    tbody td[data-narrow][data-align='end']:not([data-narrow='corner']) {
      padding-top: ${space[8]};
      text-align: left;
    }
    tbody td[data-narrow='label'] {
      display: flow-root;
      padding-left: 42%;
    }
    tbody td[data-narrow='label']::before {
      content: attr(data-label);
      float: left;
      width: 68%;
      margin-left: -72.4%;
      color: ${tone.soft};
      font-weight: 400;
    }
    tbody tr:has([data-narrow='corner']) > th {
      grid-column: 1;
    }
    tbody td[data-narrow='corner'] {
      grid-area: 1 / 2;
      text-align: right;
    }
  }
  @media (max-width: 21.99em) {
    tbody td[data-narrow='label'] {
      padding-left: 0;
    }
    tbody td[data-narrow='label']::before {
      width: 100%;
      margin: 0;
    }
    tbody tr:has([data-narrow='corner']) > th,
    tbody td[data-narrow='corner'] {
      grid-area: auto / 1 / auto / -1;
      text-align: left;
    }
  }
`;
