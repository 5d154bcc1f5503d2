import styled from '@emotion/styled';
import { color } from '@3eu/shared/ui';

/** The accent of athletics: rules and marks in the red of the roofs, on light grounds only. Buttons stay as they are. */
export const Coral = styled.div`
  [data-tone='white'],
  [data-tone='ice'] {
    --accent: ${color.coral700};
    --rule: ${color.coral600};
  }
`;
