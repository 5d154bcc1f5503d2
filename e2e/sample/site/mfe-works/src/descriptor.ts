import { defineRemote } from '@3eu/platform/contract';
import { works } from './works';

const params = works.map(({ slug, title }) => ({ slug, label: title }));
const rooms = works.map(({ slug, title }) => ({ slug, label: `Rooms of ${title}` }));

export const descriptor = defineRemote({
  name: 'works',
  pages: [
    { path: '/works', module: './pages/works', label: 'Works' },
    { path: '/works/:work', module: './pages/work', label: 'A work', params },
    { path: '/works/:work/rooms', module: './pages/rooms', label: 'Rooms', params: rooms },
  ],
  blocks: ['featured'],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    works: typeof descriptor;
  }
}
