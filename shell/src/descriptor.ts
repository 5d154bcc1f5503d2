import type { ShellDefinition } from '@3eu/shared/contract';

/** The shell's own pages. Home is composed: two of its parts are blocks of remotes. */
export const descriptor = {
  name: 'shell',
  pages: [
    { path: '/', blocks: ['featured-programs', 'student-stories'], indexed: true },
    { path: '/pages', indexed: true, listsPages: true },
    { path: '/404' },
    { path: '/offline' },
  ],
} as const satisfies ShellDefinition;
