import { defineRemote } from '@3eu/shared/contract';

/** What this remote offers. */
export const descriptor = defineRemote({
  name: 'support',
  pages: [
    { path: '/about', label: 'About 3E', footer: 'people' },
    { path: '/faq', label: 'FAQ', footer: 'people' },
    { path: '/knowledge-base', label: 'Knowledge base', footer: 'people' },
    { path: '/my3eu', label: 'My3EU', footer: 'people' },
    { path: '/parents-families', label: 'Parents and families', footer: 'people' },
    { path: '/alumni-friends', label: 'Alumni and friends', footer: 'people' },
    { path: '/privacy-policy', label: 'Privacy Policy' },
  ],
  redirects: { '/FAQ': '/faq' },
});

declare module '@3eu/shared/contract/href' {
  interface SitePages {
    support: typeof descriptor;
  }
}
