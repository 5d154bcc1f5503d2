import styled from '@emotion/styled';
import { color, media, motion, radius, space, type } from '@3eu/university/ui';

/** The button that opens the menu. It has attributes that emotion does not know yet, and would leave out. */
export const MenuButton = styled('button', { shouldForwardProp: () => true })`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 44px;
  padding-inline: 14px;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.white};
  ${type.tag}
  line-height: 1;
  @container (max-width: 15rem) {
    padding-inline: ${space[4]};
  }
  ${media.lg} {
    display: none;
  }
`;

export const MenuDialog = styled.dialog`
  inset: 0 0 0 auto;
  width: min(26rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  background: ${color.white};
  color: ${color.ink900};
  overflow-y: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(5 47 52 / 0.6);
  }
  @keyframes menu-enter {
    from {
      transform: translateX(100%);
    }
  }
  ${media.motion} {
    &[open] {
      animation: menu-enter ${motion.menu} ${motion.ease};
    }
  }
`;

export const MenuHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--header-height);
  padding-inline: ${space.gutter};
  border-bottom: 1px solid ${color.line};
  h2 {
    ${type.row}
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 44px;
    ${type.tag}
    line-height: 1;
  }
`;

export const MenuBody = styled.nav`
  padding: ${space[16]} ${space.gutter} ${space[48]};
  h3 {
    ${type.tag}
    color: ${color.ink500};
  }
  [data-find] > a {
    gap: ${space[8]};
  }
  [data-find] > a,
  li > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.ink900};
    font-weight: 600;
    text-decoration: none;
  }
  li > a:hover,
  li > a[aria-current] {
    color: ${color.teal700};
    text-decoration: underline;
  }
  [data-actions] {
    display: flex;
    gap: ${space[8]};
    flex-wrap: wrap;
    padding-bottom: ${space[16]};
  }
  [data-section],
  [data-audiences] {
    position: relative;
    border-top: 1px solid ${color.line};
  }
  [data-section] > a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: ${color.ink900};
    ${type.row}
    text-decoration: none;
  }
  [data-folded] > a {
    position: absolute;
    left: 0;
    right: 56px;
    min-height: 56px;
  }
  [data-section] > a:hover,
  [data-section] > a[aria-current] {
    color: ${color.teal700};
    text-decoration: underline;
  }
  [data-section] > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    column-gap: ${space[16]};
    padding-bottom: ${space[8]};
    > li > a {
      padding-block: ${space[4]};
      line-height: 1.25;
    }
  }
  [data-section] > ul + ul {
    border-top: 1px solid ${color.line};
  }
  section {
    padding-top: ${space[8]};
  }
  section,
  [open] {
    padding-bottom: ${space[16]};
  }
  [data-audiences] {
    padding-block: ${space[8]};
  }
  summary {
    display: grid;
    place-items: center;
    width: 56px;
    min-height: 56px;
    margin-left: auto;
    ${type.figure}
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+';
  }
  [open] > summary::after {
    content: '–';
  }
`;
