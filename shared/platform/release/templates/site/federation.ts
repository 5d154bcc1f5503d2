import { platformModules, type Federation } from '@3eu/platform/page/shared-modules';

/** What every package of this site is built with: its technical name, and the modules that exist once on a page. */
export const federation: Federation = { id: '{{id}}', ...platformModules };
