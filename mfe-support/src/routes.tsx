import { defineRoutes } from '@3eu/shared/contract';
import type { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes<typeof descriptor>({
  '/about': () => import('./pages/about/about-page').then((m) => ({ Component: m.AboutPage })),
  '/faq': () => import('./pages/faq/faq-page').then((m) => ({ Component: m.FaqPage })),
  '/knowledge-base': () => import('./pages/knowledge-base/knowledge-base-page').then((m) => ({ Component: m.KnowledgeBasePage })),
  '/my3eu': () => import('./pages/my3eu/my3eu-page').then((m) => ({ Component: m.My3euPage })),
  '/parents-families': () => import('./pages/parents-families/parents-families-page').then((m) => ({ Component: m.ParentsFamiliesPage })),
  '/alumni-friends': () => import('./pages/alumni-friends/alumni-friends-page').then((m) => ({ Component: m.AlumniFriendsPage })),
  '/privacy-policy': () => import('./pages/privacy-policy/privacy-policy-page').then((m) => ({ Component: m.PrivacyPolicyPage })),
});
