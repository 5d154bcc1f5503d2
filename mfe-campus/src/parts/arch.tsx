import styled from '@emotion/styled';
import { ArchPicture, media } from '@3eu/shared/ui';
import type { ComponentProps } from 'react';

const Window = styled.div`
  max-width: 26rem;
  ${media.lg} {
    max-width: none;
  }
`;

/** An arched picture that fills its column of a split, and no more than 26 rem where the columns stand below one another. */
export function Arch({ sizes, ...rest }: ComponentProps<typeof ArchPicture>) {
  return <Window><ArchPicture sizes={`${sizes}, (min-width: 28em) 416px, 92vw`} {...rest} /></Window>;
}
