import styled from '@emotion/styled';
import { Container, color, font, media, space } from '@3eu/shared/ui';
import { header } from '../content/header';
import { Audiences } from './audiences';

const Line = styled.nav`
  display: none;
  ${media.lg} {
    display: block;
    height: var(--utility-height);
    background: ${color.teal950};
    font: 400 0.9375rem/1.25 ${font.sans};
  }
  ul {
    display: flex;
    justify-content: flex-end;
    gap: ${space[24]};
    height: var(--utility-height);
  }
  a {
    display: inline-flex;
    align-items: center;
    height: 100%;
    color: ${color.white};
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
  a:focus-visible {
    outline-color: ${color.amber300};
    outline-offset: -3px;
    box-shadow: none;
  }
`;

/** The line above the header on wide screens: the way in for those who are no applicants. It scrolls away with the page. */
export function UtilityLine() {
  return (
    <Line aria-label={header.audiencesLabel}>
      <Container><Audiences /></Container>
    </Line>
  );
}
