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
