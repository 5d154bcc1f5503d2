import styled from '@emotion/styled';
import { media, space } from '@3eu/university/ui';

/** Two arches beside one another on phones, four from 820 px up. */
export const FacultyGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${space.gap};
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
