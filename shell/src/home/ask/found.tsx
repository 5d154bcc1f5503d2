import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { type } from '@3eu/university/ui';
import { Instead } from './instead';

const Panel = styled(Instead)`
  ${type.lede}
`;

/** What was found for what is written, where the front of the page was. */
export const Found = ({ children }: { children: ReactNode }) => <Panel>{children}</Panel>;
