import styled from '@emotion/styled';
import { color } from '@3eu/university/ui';

/**
 * The accent of athletics: rules and marks in coral, on light grounds only, where its contrast holds. Buttons keep
 * their color.
 */
export const Coral = styled.div`
  [data-tone='white'],
  [data-tone='ice'] {
    --accent: ${color.coral700};
    --rule: ${color.coral600};
  }
`;
