import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { media, type } from '@3eu/university/ui';
import { Instead } from './instead';

const Panel = styled(Instead)`
  ${type.lede}
  ${media.md} {
    max-height: 32rem;
    overflow: auto;
  }
`;

/** What was found for what is written, where the front of the page was. */
export const Found = ({ children }: { children: ReactNode }) => <Panel>{children}</Panel>;
