import styled from '@emotion/styled';
import { media, space } from '../foundation/tokens';

/**
 * What stands beside the page's text and stays in view from 1040 px up. In a `Split ratio="8/4" reverse` it comes
 * first in the document, so phones meet it before the long text. Give it an `aria-label` or `aria-labelledby`.
 */
export const Rail = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${media.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[24]});
  }
`;
