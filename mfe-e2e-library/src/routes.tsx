import { defineRoutes } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes(descriptor, {
  '/e2e-library': () => import('./pages/e2e-library/e2e-library-page').then((m) => ({ Component: m.E2eLibraryPage })),
});
