/**
 * Room build: how the packages of a site run their unit tests. For `jest.config.mjs` of sites and of outside
 * repositories.
 */
import { join } from 'node:path';
import type { Config } from 'jest';
import type { SiteConfig } from '../contract';
import { sampleSite } from './sample-site';

/**
 * The one Jest configuration: TypeScript through swc, a browser-like document, the matchers of jest-dom. The shared
 * package is taken from its source, as the bundler takes it.
 * @param root The package's folder.
 * @param modules Libraries that are ES modules only: they are compiled like the package's own sources.
 * @param site What stands for `SITE`. Default: a sample.
 */
export function jestPreset(root: string, modules: readonly string[] = [], site: SiteConfig = sampleSite): Config {
  // The search's stemmer is one.
  const compiled = ['stemmer', ...modules].join('|');
  return {
    rootDir: root,
    displayName: root.split(/[\\/]/).at(-1)!,
    testEnvironment: join(import.meta.dirname, 'jest-environment.ts'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    // What compiles or lints whole packages, or kills processes, is left to the night.
    testPathIgnorePatterns: [
      '/node_modules/',
      '/dist/',
      '/templates?/',
      ...(process.env.NIGHT ? [] : [String.raw`\.night\.test\.`]),
    ],
    // The platform is TypeScript also where it is installed as a package.
    transformIgnorePatterns: [`/node_modules/(?!(@3eu|${compiled})/)`],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '\\.css$': join(import.meta.dirname, 'jest-styles.mjs'),
      [`\\.tsx?$|/node_modules/(${compiled})/`]: [
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
    globals: { PRERENDER: true, SITE: site, HOST: { name: `${site.id}_shell`, versions: {} } },
    setupFilesAfterEnv: [join(import.meta.dirname, 'jest-setup.ts')],
  };
}
