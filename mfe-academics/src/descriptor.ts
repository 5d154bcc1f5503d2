import { defineRemote } from '@3eu/platform/contract';
import { collegeCatalog, majorCatalog } from './content/catalog';

/** What this remote offers. A new major or college arrives here by its line in the catalog. */
export const descriptor = defineRemote({
  name: 'academics',
  pages: [
    {
      path: '/academics',
      module: './pages/academics',
      label: 'Academics',
      note: 'Three colleges and who teaches in them',
      menu: 'academics',
      footer: 'academics',
    },
    {
      path: '/college/:slug',
      module: './pages/college',
      label: 'Colleges',
      blocks: ['student-story'],
      params: collegeCatalog.map(({ slug, name, note }) => ({
        slug,
        module: `./pages/college/${slug}`,
        label: name,
        note,
        menu: 'colleges',
        footer: 'academics',
      })),
    },
    {
      path: '/major/:slug',
      module: './pages/major',
      label: 'Majors',
      params: majorCatalog.map(({ slug, name, type }) => ({
        slug,
        module: `./pages/major/${slug}`,
        label: name,
        note: type,
        menu: 'academics',
      })),
    },
    {
      path: '/rankings',
      module: './pages/rankings',
      label: 'Rankings',
      note: 'Who ranks us where, and what it means',
      menu: 'academics',
      footer: 'academics',
    },
  ],
  blocks: ['featured-programs'],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    academics: typeof descriptor;
  }
}
