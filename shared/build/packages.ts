/** Replacements for what packages' `exports` resolve to. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The production build of react-router: its `exports` name only the development build, which is full of warnings. */
export function productionRouter(): Record<string, string> {
  const built = join(
    dirname(createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json')),
    'dist/production',
  );
  return { 'react-router$': join(built, 'index.mjs'), 'react-router/dom$': join(built, 'dom-export.mjs') };
}

/** emotion brings hoist-non-react-statics along for `withTheme` alone, which the site does not use. */
export const withoutStatics = { 'hoist-non-react-statics': join(import.meta.dirname, 'no-statics.js') };

/** Unused components of react-router are left out: see the loader. */
export const pureRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
  loader: join(import.meta.dirname, 'pure-router.js'),
};
