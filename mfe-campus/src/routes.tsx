import { defineRoutes } from '@3eu/shared/contract';
import type { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes<typeof descriptor>({
  '/student-life': () => import('./pages/student-life/student-life-page').then((m) => ({ Component: m.StudentLifePage })),
  '/campus-living': () => import('./pages/campus-living/campus-living-page').then((m) => ({ Component: m.CampusLivingPage })),
  '/athletics': () => import('./pages/athletics/athletics-page').then((m) => ({ Component: m.AthleticsPage })),
  '/visit': () => import('./pages/visit/visit-page').then((m) => ({ Component: m.VisitPage })),
  '/career-support': () => import('./pages/career-support/career-support-page').then((m) => ({ Component: m.CareerSupportPage })),
});
