/** Names and standing sentences of the university. Specification, sections 1 and 2 (Shared layout, About). */
export const brand = {
  name: '3E University',
  /** For running text and tight places. */
  shortName: '3E',
  /** Line under the wordmark. */
  tagline: 'Founded 1925 · Education City',
  /** Year of foundation; specification, section 9, Fast Facts. */
  founded: 1925,
  /** The portal's name, as in the address `/my3eu`. */
  portal: 'My3EU',
  /** The footer must say that the site is for demonstration only; specification, section 1. */
  disclaimer: 'For demo purposes only: this university does not exist.',
} as const;
