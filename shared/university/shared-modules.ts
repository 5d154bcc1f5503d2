/** The modules that exist once on a page. The shell provides all of them; a remote carries no copy of its own. */
type SharedModules = Readonly<Record<string, () => Promise<unknown>>>;

/** Those in the shell's entry, in the order in which they are evaluated. */
export const eagerModules: SharedModules = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  '@emotion/styled': () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  zustand: () => import(/* webpackMode: "eager" */ 'zustand'),
  '@3eu/platform/page': () => import(/* webpackMode: "eager" */ '@3eu/platform/page'),
  '@3eu/university/store': () => import(/* webpackMode: "eager" */ '@3eu/university/store'),
  '@3eu/platform/page': () => import(/* webpackMode: "eager" */ '@3eu/platform/page'),
  '@3eu/university/ui': () => import(/* webpackMode: "eager" */ '@3eu/university/ui'),
};

/**
 * Those that are loaded when a page first needs them. The site itself needs of @emotion/react only what @emotion/styled
 * imports, which is in the entry anyway.
 */
export const laterModules: SharedModules = {
  '@emotion/react': () => import('@emotion/react'),
  '@3eu/university/ui/forms': () => import('@3eu/university/ui/forms'),
  '@3eu/university/ui/carousel': () => import('@3eu/university/ui/carousel'),
};
