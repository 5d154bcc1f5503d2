/** Replacements for what packages' `exports` resolve to. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';

const require = createRequire(import.meta.url);

/** The production build of react-router: its `exports` name only the development build, which is full of warnings. */
export function productionRouter(): Record<string, string> {
  const built = join(
    dirname(createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json')),
    'dist/production',
  );
  return { 'react-router$': join(built, 'index.mjs'), 'react-router/dom$': join(built, 'dom-export.mjs') };
}

/** The major version of React Router that code in a folder gets; undefined where there is none. */
function routerMajor(folder: string): string | undefined {
  try {
    const { version } = createRequire(join(folder, 'x.js'))('react-router/package.json') as { version: string };
    return version.split('.')[0];
  } catch {
    return undefined;
  }
}

/**
 * In a remote's build, what imports the React Router of the platform's major version takes the page's own, which the shell
 * provides. A library with another version keeps that; the gate refuses it as a second copy.
 */
export function pageRouter(): RspackPluginInstance {
  const own = routerMajor(dirname(require.resolve('react-router-dom/package.json')));
  return new rspack.NormalModuleReplacementPlugin(/^react-router(-dom)?$/, (data) => {
    if (routerMajor(data.context) === own) data.request = join(import.meta.dirname, 'library-router.js');
  });
}
