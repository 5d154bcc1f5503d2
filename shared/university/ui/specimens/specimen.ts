import type { ComponentType } from 'react';
import type { Tone } from '../foundation/tokens';

/** What the style guide shows of one component, or of a few that belong together. */
export type Specimen = {
  /** Names of the components that it shows, as they are exported; the first one is its heading. */
  shows: readonly [string, ...string[]];
  Example: ComponentType;
  /** Grounds that it is shown on. Default `white`. */
  grounds?: readonly Tone[];
  /** It brings its own ground, from one edge of the page to the other. Default false. */
  bare?: boolean;
};
