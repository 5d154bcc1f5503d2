import { breakpoint, font, motion, radius, space } from '../foundation/tokens';

/**
 * `primary` and `secondary` take their colors from the ground they stand on: teal on white and ice, lantern and white
 * outline on dark, ink on amber.
 */
type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

/** What every button and every link that looks like one accepts. */
export type ButtonLook = {
  /** Default `primary`. One primary button in a view. */
  variant?: ButtonVariant;
  /** `md` is 48 px high, `sm` 44 px. Default `md`. */
  size?: 'md' | 'sm';
};

const variants: Record<ButtonVariant, string> = {
  primary: `
    background: var(--button);
    color: var(--button-text);
    &:hover, &:active { background: var(--button-hover); color: var(--button-text); }
  `,
  secondary: `
    border-color: var(--button-line);
    color: var(--button-line);
    &:hover, &:active { background: var(--button-tint); color: var(--button-line); }
  `,
  tertiary: `
    padding-inline: 0;
    border-inline: 0;
    color: var(--link);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: .08em;
    text-underline-offset: .18em;
    &:hover { color: var(--link-hover); text-decoration-thickness: .14em; }
  `,
};

/** The look of buttons as CSS text. The transparent border shows in forced colors. */
export const buttonCss = ({ variant = 'primary', size = 'md' }: ButtonLook): string => `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: ${size === 'md' ? 48 : 44}px;
  padding: ${size === 'md' ? '.5rem 1.375rem' : '.375rem 1rem'};
  border: 2px solid var(--button-edge, transparent);
  border-radius: ${radius.control};
  font: 650 ${size === 'md' ? 'clamp(1.0625rem, 1.0417rem + .093vw, 1.125rem)' : '.9375rem'}/1.25 ${font.sans};
  text-align: center;
  @media (max-width: ${breakpoint.xs}) {
    max-width: 100%;
    padding-inline: ${space[8]};
    overflow-wrap: anywhere;
  }
  text-decoration: none;
  cursor: pointer;
  @media (prefers-reduced-motion: no-preference) {
    transition: background-color ${motion.hover} ${motion.ease};
  }
  ${size === 'sm' ? '> span { white-space: nowrap; }' : ''}
  ${variants[variant]}
  &:disabled { opacity: .5; }
`;

/** Keeps the props of the look away from the DOM. */
export const isNotLook = (name: string): boolean => name !== 'variant' && name !== 'size';
