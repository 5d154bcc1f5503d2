import { defineRemote } from '@3eu/platform/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: '{{name}}',
  pages: [
    {
      path: '/{{name}}',
      module: './pages/{{name}}',
      label: '{{title}}',
    },
  ],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    {{key}}: typeof descriptor;
  }
}
