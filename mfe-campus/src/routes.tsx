import { defineRoutes } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes(descriptor, {
  '/student-life': () => import('./pages/student-life/student-life-page').then((m) => ({ Component: m.StudentLifePage })),
});
