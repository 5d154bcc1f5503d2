import styled from '@emotion/styled';
import { color, font, radius } from '../foundation/tokens';

/** The lantern tag: one word about one row of a list, as in "Next deadline". Not for headings. */
export const Tag = styled.span`
  display: inline-block;
  padding: 3px 8px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.amber300};
  color: ${color.ink900};
  font: 650 0.9375rem/1.3 ${font.sans};
  white-space: nowrap;
  vertical-align: 0.1em;
`;
