import type { RuleSetRule } from '@rspack/core';

/** Compiles TypeScript with swc. @param targets The browsers that it is for, as queries of Browserslist. */
export function typescriptRule(targets: string[], mode: 'production' | 'development'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      },
      env: { targets },
    },
  };
}
