import { defineRemote } from '@3eu/platform/contract';
import { variant } from './variant';

export const descriptor = defineRemote({
  name: 'letters',
  pages: [
    { path: variant.path ?? '/letters', module: './pages/letters', label: 'Letters', blocks: ['featured'] },
    { path: '/letters/write', module: './pages/write', label: 'Write to us' },
    { path: '/letters/draft', module: './pages/draft', label: 'Draft' },
  ],
  blocks: ['latest'],
  redirects: { '/post': '/letters' },
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    letters: typeof descriptor;
  }
}
