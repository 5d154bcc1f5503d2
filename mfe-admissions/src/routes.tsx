import { defineRoutes } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes(descriptor, {
  '/admissions': () => import('./pages/admissions/admissions-page').then((m) => ({ Component: m.AdmissionsPage })),
  '/application': () => import('./pages/application/application-page').then((m) => ({ Component: m.ApplicationPage })),
  '/financial-aid': () => import('./pages/financial-aid/financial-aid-page').then((m) => ({ Component: m.FinancialAidPage })),
});
