import styled from '@emotion/styled';
import { color, media, motion, radius, shadow, space, type } from '@3eu/university/ui';

// The words of a panel begin where its label's do: border and padding are taken off, the label's own padding is added.
/** One entry of the navigation: its link, its button and its panel. */
export const Holder = styled.li`
  display: flex;
  align-items: stretch;
  position: relative;
  > a,
  > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${color.ink900};
    ${type.label}
    text-decoration: none;
    border-radius: ${radius.control};
  }
  > a {
    padding-inline: 4px;
  }
  > a:hover,
  > a[aria-current] {
    color: ${color.teal700};
    text-decoration: underline;
    text-decoration-thickness: 0.14em;
    text-underline-offset: 0.4em;
  }
  > button {
    justify-content: center;
    min-width: 28px;
    min-height: 44px;
    align-self: center;
  }
  > button[data-labelled] {
    padding-inline: 4px;
  }
  > button:not([data-labelled]):focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px ${color.amber300};
  }
  > button > svg {
    flex: none;
    width: 18px;
  }
  &[data-open] > button > svg {
    transform: rotate(180deg);
  }
  &[data-wide] {
    position: static;
  }
  > [data-panel] {
    position: absolute;
    top: 100%;
    left: calc(4px - 1px - ${space[32]});
    z-index: 20;
    visibility: hidden;
    opacity: 0;
    display: flex;
    gap: ${space[48]};
    max-height: calc(100dvh - var(--header-height) - var(--utility-height));
    padding: ${space[24]} ${space[32]};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${color.white};
    border: 1px solid ${color.line};
    border-top: 3px solid ${color.teal700};
    box-shadow: ${shadow.menu};
  }
  &[data-wide] > [data-panel] {
    left: auto;
    right: ${space.gutter};
    width: min(60rem, calc(100vw - 2 * ${space.gutter}));
  }
  &[data-open] > [data-panel],
  &:not([data-ready]):hover > [data-panel],
  &:not([data-ready]):focus-within > [data-panel] {
    visibility: visible;
    opacity: 1;
  }
  ${media.motion} {
    > [data-panel] {
      transition: opacity ${motion.menu} ${motion.ease};
    }
    > button > svg {
      transition: transform ${motion.menu} ${motion.ease};
    }
  }
`;

export const Group = styled.div`
  min-width: 15rem;
  > h2 {
    margin-bottom: ${space[4]};
    ${type.tag}
    color: ${color.ink500};
  }
  a {
    display: block;
    padding-block: 6px;
    color: ${color.ink900};
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover,
  a:focus-visible {
    color: ${color.teal700};
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${color.teal700};
  }
  small {
    display: block;
    font-size: 0.9375rem;
    font-weight: 400;
    color: ${color.ink700};
  }
`;
