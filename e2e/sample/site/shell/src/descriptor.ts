import type { ShellDefinition } from '@3eu/platform/contract';

/** The shell's own pages. */
export const descriptor = {
  name: 'shell',
  pages: [
    { path: '/', blocks: ['featured', 'latest'] },
    { path: '/ask' },
    { path: '/pages' },
    { path: '/404' },
    { path: '/offline' },
  ],
} as const satisfies ShellDefinition;
