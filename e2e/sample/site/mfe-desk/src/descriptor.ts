import { defineRemote } from '@3eu/platform/contract';

export const descriptor = defineRemote({
  name: 'desk',
  pages: [
    { path: '/desk', module: './pages/desk', label: 'Desk', blocks: ['featured'] },
    { path: '/desk/about', module: './pages/about', label: 'About the desk' },
  ],
  connects: ['https://api.sound-college.example'],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    desk: typeof descriptor;
  }
}
