import styled from '@emotion/styled';
import { bars } from '../../facts/mark';
import { space, tone } from '../foundation/tokens';

/**
 * The three bars of the mark. Opens a heading; at most two stand on a page. Drawn with borders, so that forced colors
 * keep it, and in the accent of its ground.
 */
export const TriBar = styled.span`
  display: block;
  width: 52px;
  height: 25px;
  margin-bottom: ${space[16]};
  border-top: 5px solid ${tone.accent};
  position: relative;
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: 5px;
    width: ${bars[1] * 100}%;
    border-top: 5px solid ${tone.accent};
  }
  &::after {
    top: 15px;
    width: ${bars[2] * 100}%;
  }
`;
