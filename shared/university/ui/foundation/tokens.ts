/**
 * The design tokens. Components write `color.ink900`, never a hex value, so that `prefers-contrast: more` and forced
 * colors can exchange the value behind the name; `palette` holds the values and is used where no CSS reaches
 * (the base stylesheet, contrast tests, pictures for social media).
 */

/** Colors as hex. Contrast of every text pair is kept by tokens.test.ts. */
export const palette = {
  white: '#FFFFFF',
  ink900: '#0A2529',
  ink700: '#2C474B',
  ink500: '#516A6C',
  line: '#C9D6D4',
  lineStrong: '#6F8382',
  lineDark: '#20545A',
  teal950: '#052F34',
  teal900: '#073F45',
  teal800: '#09525A',
  teal700: '#0B656E',
  teal500: '#1C97A0',
  teal300: '#83CBCB',
  teal200: '#B5E0DD',
  teal100: '#D9EFEC',
  teal50: '#EEF7F5',
  amber300: '#FFCB66',
  amber500: '#F0A931',
  amber700: '#865108',
  coral600: '#BC4A30',
  coral700: '#9E3320',
  sand100: '#F3ECDF',
  sand300: '#DFCFB2',
  /** What the campus map and the models stand on in their pictures, and the studios of the majors. */
  pictureGround: '#CEE8ED',
  studioGround: '#CAECEE',
  error: '#A62B1F',
  success: '#1E6A3E',
  info: '#1B5E86',
  errorBg: '#FCEBE7',
  successBg: '#E6F3E9',
  infoBg: '#E6F1F7',
  warnBg: '#FDF1DA',
} as const;

/** Name of a color token. */
export type ColorName = keyof typeof palette;

/** `ink900` to `--ink-900`, `errorBg` to `--error-bg`. */
export const customProperty = (name: string): string =>
  `--${name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}`;

/** Colors as CSS custom properties, declared by the base stylesheet. */
export const color = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(${customProperty(name)})`]),
) as Readonly<Record<ColorName, string>>;

/**
 * The colors of a tone. Each (`Section tone`, `data-tone`) gives them its own values, so a component that uses these
 * reads well on white, ice, dark and amber without knowing where it stands.
 */
export const tone = {
  text: 'var(--text)',
  soft: 'var(--soft)',
  faint: 'var(--faint)',
  link: 'var(--link)',
  linkHover: 'var(--link-hover)',
  rule: 'var(--rule)',
  hairline: 'var(--hairline)',
  accent: 'var(--accent)',
} as const;

/** Grounds a section can stand on. `deep` is the teal of the tusk split. */
export type Tone = 'white' | 'ice' | 'dark' | 'deep' | 'amber';

/** Space between things, by its size in px (unit 4 px), in rem so that it grows with the reader's text. */
export const space = {
  4: '.25rem',
  8: '.5rem',
  12: '.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
  /** Padding of a section above and below: 48 to 80 px. */
  section: 'var(--section)',
  /** Space at the page's left and right: 20 to 48 px. */
  gutter: 'var(--gutter)',
  /** Padding of a panel at its left and right on phones: 24 px, and no more for enlarged text, whose words need the room. */
  panel: 'var(--panel)',
  /** Space between columns: 20 to 32 px. */
  gap: 'var(--gap)',
  /** Space between the halves of a split: 24 to 80 px. */
  split: 'clamp(1.5rem, 5vw, 5rem)',
} as const;

/** Things below one another, none wider than its place: what a grid is before there is room for more columns. */
export const column = 'display: grid; grid-template-columns: minmax(0, 1fr);';

export const radius = { control: '3px', arch: '999px 999px 0 0' } as const;

/**
 * Widths at which a layout gains room: 288, 560, 700, 820, 1040, 1280 px. In `em`, so larger text gets the narrower
 * layout sooner; below `xs` there is nothing but a phone with enlarged text.
 */
export const breakpoint = { xs: '18em', sm: '35em', rows: '43.75em', md: '51.25em', lg: '65em', xl: '80em' } as const;

/** The widths just below some of them, for what a narrow layout alone has. */
export const below = { rows: '43.74em', md: '51.24em', lg: '64.99em' } as const;

/** Media queries for template strings: `${media.lg} { … }` holds from 1040 px up. Without one, styles are for phones. */
export const media = {
  xs: `@media (min-width: ${breakpoint.xs})`,
  sm: `@media (min-width: ${breakpoint.sm})`,
  /** From here up, table rows are laid out as rows. */
  rows: `@media (min-width: ${breakpoint.rows})`,
  md: `@media (min-width: ${breakpoint.md})`,
  lg: `@media (min-width: ${breakpoint.lg})`,
  xl: `@media (min-width: ${breakpoint.xl})`,
  phone: `@media (max-width: ${below.rows})`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

/** Durations and easing, for everything that moves. Write motion inside `media.motion` only. */
export const motion = {
  /** A color or a line under the pointer. */
  hover: '120ms',
  /** Menus and disclosures. */
  menu: '200ms',
  /** A page that gives way to the next one, which comes a moment before it has gone. */
  leave: '80ms',
  enter: '160ms',
  enterAfter: '60ms',
  /** A picture moving from one page to the next. */
  morph: '280ms',
  /** The transition between slides. */
  fade: '400ms',
  /** One beat of the loading mark. */
  beat: '1200ms',
  /** The hero's picture coming to rest. */
  settle: '4s',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const;

/** The size at which a word as wide as so many ems fills the column of a phone, between its gutters; never less than text. */
const fits = (ems: number) => `max(1rem, (100vw - 2.5rem) / ${ems})`;

export const font = { serif: 'var(--serif)', sans: 'var(--sans)' } as const;

/**
 * Type styles for template strings; each sets size, line height and, for headings, face, weight and tracking. Headings
 * are capped at a share of the page's column, larger ones at a larger share, so that on a phone no word of text
 * enlarged to 200 % breaks and the order of sizes stays. No heading has a line height below 1.16: in Besley the
 * descender of a q and the ascender of an f under it take 1.09 of the font size.
 */
export const type = {
  h1: `font: 650 min(clamp(2.25rem, 1.75rem + 2.222vw, 3.75rem), ${fits(8.2)})/1.18 ${font.serif}; letter-spacing: -.02em;`,
  h2: `font: 650 min(clamp(1.75rem, 1.4583rem + 1.296vw, 2.625rem), ${fits(8.7)})/1.16 ${font.serif}; letter-spacing: -.015em;`,
  h3: `font: 650 min(clamp(1.4375rem, 1.3333rem + .463vw, 1.75rem), ${fits(9.2)})/1.2 ${font.serif}; letter-spacing: -.01em;`,
  card: `font: 650 min(clamp(1.25rem, 1.2083rem + .185vw, 1.375rem), ${fits(9.6)})/1.25 ${font.serif};`,
  stat: `font: 650 min(clamp(1.75rem, .9rem + 5vw, 4rem), 9.5vw)/1 ${font.serif}; letter-spacing: -.02em;`,
  lede: 'font-size: clamp(1.1875rem, 1.125rem + .278vw, 1.375rem); line-height: 1.5;',
  caption: 'font-size: .9375rem; line-height: 1.45;',
  label: `font: 600 1rem/1.4 ${font.sans};`,
  /** A figure in a row, as a price; a larger one, as a date; a small heading, as the name of a row. */
  figure: `font: 650 1.5rem/1.1 ${font.serif}; font-variant-numeric: lining-nums;`,
  large: `font: 650 1.75rem/1.1 ${font.serif}; font-variant-numeric: lining-nums;`,
  row: `font: 650 min(1.25rem, ${fits(9.6)})/1.25 ${font.serif};`,
  /** Strong words in a text; as a heading in small print; plain words where a heading's style holds. */
  term: `font: 650 1rem/1.3 ${font.sans};`,
  tag: `font: 650 .9375rem/1.3 ${font.sans};`,
  plain: `font: 400 1rem/1.4 ${font.sans};`,
  fine: `font: 400 .9375rem/1.45 ${font.sans};`,
} as const;

/** The tusk line as an edge of a picture: at its left beside words, and below it above them. */
export const tusk = {
  left: 'polygon(9% 0, 100% 0, 100% 100%, 0 100%)',
  foot: 'polygon(0 0, 100% 0, 100% 91%, 0 100%)',
} as const;

/**
 * The edges of a picture that ends in the color of its ground, which is seldom quite what its light leaves there: toward
 * them, nothing of it is lighter than the ground.
 */
export const groundEdges = (ground: string): string => `
  position: relative;
  mask: linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent), linear-gradient(transparent, #000 3%, #000 97%, transparent);
  mask-composite: intersect;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${ground};
    mix-blend-mode: darken;
    mask: radial-gradient(closest-side, transparent 50%, #000 90%);
  }
`;

/** Only the drop-down and the mobile menu cast a shadow. */
export const shadow = { menu: '0 12px 32px -12px rgb(5 47 52 / .28)' } as const;
