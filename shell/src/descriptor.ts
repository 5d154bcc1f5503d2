import type { ShellDefinition } from '@3eu/platform/contract';

/** The shell's own pages. Home is composed: two of its parts are blocks of remotes. */
export const descriptor = {
  name: 'shell',
  pages: [
    { path: '/', blocks: ['featured-programs', 'student-stories'] },
    { path: '/pages' },
    { path: '/404' },
    { path: '/offline' },
  ],
  developmentPages: ['/styleguide'],
  // Home names six programs, of which two have no page yet.
  awaited: ['/major/mechanical-engineering', '/major/marketing'],
} as const satisfies ShellDefinition;

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    shell: typeof descriptor;
  }
}
