import { defineRoutes } from '@3eu/shared/contract';
import { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes(descriptor, {
  '/about': () => import('./pages/about/about-page').then((m) => ({ Component: m.AboutPage })),
  '/faq': () => import('./pages/faq/faq-page').then((m) => ({ Component: m.FaqPage })),
});
