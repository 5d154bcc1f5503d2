/** Modules by name, each with what loads it. */
export type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/** What every package of a site is built with, so that all of them fit one page. */
export type Federation = {
  /** The site's `id`: its containers on `globalThis` and its Trusted Types policy begin with it. */
  id: string;
  /**
   * The modules that exist once on a page, in the shell's entry, in the order in which they are evaluated. The shell
   * provides them; a remote carries no copy of its own.
   */
  eager: Modules;
  /** The same, loaded when a page first needs them. */
  later: Modules;
};

/** Those of every site: React, its styles and store, and what pages import of the platform. */
export const platformModules: Pick<Federation, 'eager' | 'later'> = {
  eager: {
    react: () => import(/* webpackMode: "eager" */ 'react'),
    'react/jsx-runtime': () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
    'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
    'react-dom/client': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    '@emotion/styled': () => import(/* webpackMode: "eager" */ '@emotion/styled'),
    zustand: () => import(/* webpackMode: "eager" */ 'zustand'),
    '@3eu/platform/page': () => import(/* webpackMode: "eager" */ '@3eu/platform/page'),
  },
  // Of @emotion/react a site needs only what @emotion/styled imports, which is in the entry anyway. All of it but `withTheme`,
  // for which every page would load 0.9 kB more at once (`useTheme` does the same).
  later: {
    '@emotion/react': () =>
      import(
        /* webpackExports: ["CacheProvider", "ClassNames", "Global", "ThemeContext", "ThemeProvider", "__unsafe_useEmotionCache", "createElement", "css", "jsx", "keyframes", "useTheme", "withEmotionCache"] */ '@emotion/react'
      ),
  },
};
