import styled from '@emotion/styled';
import { font, space, tone, type } from '@3eu/university/ui';

/** A sentence below the name of a table's row or below a fact. */
export const RowNote = styled.span`
  display: block;
  margin-top: ${space[4]};
  ${type.caption}
  font-family: ${font.sans};
  font-weight: 400;
  color: ${tone.soft};
`;
