import styled from '@emotion/styled';
import { media, space } from '@3eu/shared/ui';

/** The long column of a major page: sections below one another, apart from the rail that comes before it on phones. */
export const Plan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-top: ${space[32]};
  ${media.lg} {
    padding-top: 0;
  }
`;
