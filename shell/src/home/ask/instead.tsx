import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { media, space, type } from '@3eu/university/ui';

/*
 * Nothing has to scroll to it. On a phone it is below the line while somebody writes, where the keyboard leaves it in
 * view, and as high from the first letter on as what is found may need.
 */
/** What stands where the front of the home page was. */
export const Instead = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  scroll-margin-top: 100vh;
  [data-asking] & {
    grid-row: 3;
    min-height: 70vh;
    padding-top: ${space[16]};
  }
  ${media.md} {
    align-self: center;
    [data-asking] & {
      grid-row: 1;
      min-height: 0;
      padding-top: 0;
    }
  }
`;

const Panel = styled(Instead)`
  ${type.lede}
`;

/** What was found for what is written, where the front of the page was. */
export const Found = ({ children }: { children: ReactNode }) => <Panel>{children}</Panel>;
