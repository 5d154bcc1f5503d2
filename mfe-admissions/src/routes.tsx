import { defineRoutes } from '@3eu/shared/contract';
import type { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes<typeof descriptor>({
  '/admissions': () => import('./pages/admissions/admissions-page').then((m) => ({ Component: m.AdmissionsPage })),
  '/application': () => import('./pages/application/application-page').then((m) => ({ Component: m.ApplicationPage })),
  '/financial-aid': () => import('./pages/financial-aid/financial-aid-page').then((m) => ({ Component: m.FinancialAidPage })),
  '/request-info': () => import('./pages/request-info/request-info-page').then((m) => ({ Component: m.RequestInfoPage })),
  '/counselors': () => import('./pages/counselors/counselors-page').then((m) => ({ Component: m.CounselorsPage })),
  '/admitted-students': () => import('./pages/admitted-students/admitted-students-page').then((m) => ({ Component: m.AdmittedStudentsPage })),
  '/why-3e': () => import('./pages/why-3e/why-3e-page').then((m) => ({ Component: m.Why3EPage })),
});
