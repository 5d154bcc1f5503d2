import { defineRoutes } from '@3eu/shared/contract';
import type { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes<typeof descriptor>({
  '/academics': () => import('./pages/academics/academics-page').then((m) => ({ Component: m.AcademicsPage })),
  '/college/:slug': () => import('./pages/college/college-page').then((m) => ({ Component: m.CollegePage })),
  '/major/:slug': () => import('./pages/major/major-page').then((m) => ({ Component: m.MajorPage })),
  '/rankings': () => import('./pages/rankings/rankings-page').then((m) => ({ Component: m.RankingsPage })),
});
