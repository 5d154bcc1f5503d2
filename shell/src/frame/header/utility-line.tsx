import styled from '@emotion/styled';
import { Container, color, media, space } from '@3eu/university/ui';
import { FindRow } from '../../find/find-link';
import { Audiences } from './audiences';

// Where the row below has no room for the icon, Find stands here with its word.
// As the navigation below, it is wide enough for either font.
const Line = styled.nav`
  display: none;
  ${media.lg} {
    display: block;
    background: ${color.teal950};
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    justify-content: flex-end;
    gap: ${space[24]};
    height: 100%;
  }
  > div > a {
    display: none;
  }
  @media (min-width: 65em) and (max-width: 79.99em) {
    > div > a {
      display: inline-flex;
      align-items: center;
      gap: ${space[8]};
    }
  }
  ul {
    display: flex;
    justify-content: space-between;
    gap: ${space[24]};
    min-width: 39.5rem;
  }
  a {
    display: block;
    margin-inline: -${space[8]};
    padding-inline: ${space[8]};
    line-height: var(--utility-height);
    color: ${color.white};
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: ${color.amber300};
    outline-offset: -3px;
    box-shadow: none;
  }
`;

/**
 * The line above the header on wide screens: pages for families, alumni and others who do not apply; `site.config.ts` names them. It scrolls away
 * with the page.
 */
export function UtilityLine() {
  return (
    <Line aria-label="Families, alumni and more">
      <Container>
        <FindRow />
        <Audiences />
      </Container>
    </Line>
  );
}
