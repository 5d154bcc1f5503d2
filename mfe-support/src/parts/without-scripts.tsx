import styled from '@emotion/styled';

/** Stands only where scripts are off, and on a page whose own scripts could not be loaded: says what is missing. */
export const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
  [data-kept] & {
    display: block;
  }
`;
