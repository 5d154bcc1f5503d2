import { defineRemote } from '@3eu/platform/contract';

/** What this remote offers. */
export const descriptor = defineRemote({
  name: 'support',
  pages: [
    { path: '/about', module: './pages/about', label: 'About 3E', footer: 'people' },
    { path: '/about/accessibility', module: './pages/accessibility', label: 'Accessibility' },
    { path: '/faq', module: './pages/faq', label: 'FAQ', footer: 'people' },
    { path: '/knowledge-base', module: './pages/knowledge-base', label: 'Knowledge base', footer: 'people' },
    { path: '/my3eu', module: './pages/my3eu', label: 'My3EU', footer: 'people' },
    { path: '/parents-families', module: './pages/parents-families', label: 'Parents and families', footer: 'people' },
    { path: '/parents-families/es', module: './pages/parents-families-es', label: 'Para familias' },
    { path: '/alumni-friends', module: './pages/alumni-friends', label: 'Alumni and friends', footer: 'people' },
    { path: '/privacy-policy', module: './pages/privacy-policy', label: 'Privacy Policy' },
  ],
  blocks: ['questions'],
  redirects: { '/FAQ': '/faq' },
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    support: typeof descriptor;
  }
}
