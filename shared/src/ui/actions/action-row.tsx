import styled from '@emotion/styled';
import { space } from '../foundation/tokens';

/**
 * Buttons side by side, stacked where there is no room. On phones they are closer: at common widths, the pairs of this
 * site fit, or do not fit, in the web font and in the local fonts alike.
 */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} clamp(0.625rem, 2vw, ${space[16]});
`;
