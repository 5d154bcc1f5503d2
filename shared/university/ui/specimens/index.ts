/** `@3eu/university/ui/specimens`: every component of the design system as the style guide shows it, by family. */
import { specimens as actions } from './actions';
import { specimens as bundled } from './patterns';
import { specimens as carousel } from './carousel';
import { specimens as dataDisplay } from './data-display';
import { specimens as feedback } from './feedback';
import { specimens as forms } from './forms';
import { specimens as layout } from './layout';
import { specimens as pictures } from './pictures';
import { specimens as typography } from './typography';
import type { Specimen } from './specimen';

export type { Specimen } from './specimen';

/** A family of components: its folder, and where its components are imported from. */
export type Family = { title: string; from: string; specimens: readonly Specimen[] };

export const families: readonly Family[] = [
  { title: 'Typography', from: '@3eu/university/ui', specimens: typography },
  { title: 'Actions', from: '@3eu/university/ui', specimens: actions },
  { title: 'Layout', from: '@3eu/university/ui', specimens: layout },
  { title: 'Pictures', from: '@3eu/university/ui', specimens: pictures },
  { title: 'Data display', from: '@3eu/university/ui', specimens: dataDisplay },
  { title: 'Feedback', from: '@3eu/university/ui', specimens: feedback },
  { title: 'Forms', from: '@3eu/university/ui/forms', specimens: forms },
  { title: 'Carousel', from: '@3eu/university/ui/carousel', specimens: carousel },
  { title: 'Bundled with the page', from: '@3eu/university/ui/patterns', specimens: bundled },
];
