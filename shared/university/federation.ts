import { platformModules, type Federation } from '@3eu/platform/page/shared-modules';

/** What every package of this site is built with: its technical name, and the modules that exist once on a page. */
export const federation: Federation = {
  id: 'uni3e',
  eager: {
    ...platformModules.eager,
    '@3eu/university/store': () => import(/* webpackMode: "eager" */ '@3eu/university/store'),
    '@3eu/university/ui': () => import(/* webpackMode: "eager" */ '@3eu/university/ui'),
  },
  later: {
    ...platformModules.later,
    '@3eu/university/ui/forms': () => import('@3eu/university/ui/forms'),
    '@3eu/university/ui/carousel': () => import('@3eu/university/ui/carousel'),
  },
};
