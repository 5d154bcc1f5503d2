import styled from '@emotion/styled';
import { media } from '@3eu/university/ui';

/** What stands where the front of the home page was. Nothing has to scroll to it. */
export const Instead = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  scroll-margin-top: 100vh;
  ${media.md} {
    align-self: center;
  }
`;
