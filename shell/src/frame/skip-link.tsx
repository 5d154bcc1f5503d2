import styled from '@emotion/styled';
import { color, radius, space } from '@3eu/university/ui';

/** First thing the Tab key reaches; shown only then (WCAG 2.4.1). Takes the id of `main` as `href`. */
export const SkipLink = styled.a`
  position: absolute;
  left: ${space[16]};
  top: -6rem;
  z-index: 100;
  padding: ${space[12]} ${space[24]};
  border-radius: ${radius.control};
  background: ${color.teal700};
  color: ${color.white};
  font-weight: 650;
  &:hover {
    color: ${color.white};
  }
  &:focus {
    position: absolute;
    z-index: 100;
    top: ${space[12]};
  }
`;
