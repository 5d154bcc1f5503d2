import { join } from 'node:path';
import type { Config } from 'jest';

/**
 * The one Jest configuration: TypeScript through swc, a browser-like document, the matchers of jest-dom. The shared
 * package is taken from its source, as the bundler takes it.
 * @param root The package's folder.
 */
export function jestPreset(root: string): Config {
  return {
    rootDir: root,
    displayName: root.split(/[\\/]/).at(-1)!,
    testEnvironment: join(import.meta.dirname, 'jest-environment.ts'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/templates/'],
    // The platform is TypeScript also where it is installed as a package. The pool of workers is an ES module only.
    transformIgnorePatterns: ['/node_modules/(?!@3eu/|tinypool/)'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '(\\.tsx?|/tinypool/dist/.+\\.js)$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      ],
    },
    globals: { PRERENDER: true },
    setupFilesAfterEnv: [join(import.meta.dirname, 'jest-setup.ts')],
  };
}
