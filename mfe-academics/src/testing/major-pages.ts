import type { PageModule } from '@3eu/shared/contract';
import type { MajorSlug } from '../content/catalog';
import * as biomedicalEngineering from '../pages/major/values/biomedical-engineering';
import * as businessAdministration from '../pages/major/values/business-administration';
import * as computerScience from '../pages/major/values/computer-science';
import * as psychology from '../pages/major/values/psychology';

/** The page of each major. No page imports this: it is for the compiler, which names a major that has none. */
export const majorPages: Record<MajorSlug, PageModule> = {
  'computer-science': computerScience,
  'business-administration': businessAdministration,
  'biomedical-engineering': biomedicalEngineering,
  psychology,
};
