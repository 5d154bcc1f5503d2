import styled from '@emotion/styled';
import { column, space, tone } from '@3eu/university/ui';

/** `as` chooses the element, and is none of its attributes. */
const isForElement = (name: string) => name !== 'room' && name !== 'as';

/**
 * Rows between hairlines under the ink rule, with `room` px above and below each; the page fills the rows. For a title
 * with a sentence use `Ledger`.
 */
export const RuledList = styled('ul', { shouldForwardProp: isForElement })<{ room: 12 | 16 | 24 }>`
  border-top: 3px solid ${tone.rule};
  > li {
    padding-block: ${({ room }) => space[room]};
    border-bottom: 1px solid ${tone.hairline};
  }
`;

/** Texts side by side, each under a thin rule of its own. The page sets the number of columns. */
export const RuledColumns = styled.ul`
  ${column}
  gap: ${space[32]} ${space.gap};
  > li {
    padding-top: ${space[16]};
    border-top: 1px solid ${tone.rule};
  }
`;
