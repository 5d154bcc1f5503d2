import type { ShellDefinition } from '@3eu/platform/contract';

/** The shell's own pages. */
export const descriptor = {
  name: 'shell',
  pages: [{ path: '/' }, { path: '/pages' }, { path: '/404' }, { path: '/offline' }],
} as const satisfies ShellDefinition;

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    shell: typeof descriptor;
  }
}
