import styled from '@emotion/styled';
import { space } from '../foundation/tokens';

/** Buttons side by side, stacked where there is no room. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[16]};
`;
