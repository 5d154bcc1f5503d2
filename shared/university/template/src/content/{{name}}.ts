import { brand } from '@3eu/university/facts';
import type { PageContent } from './types';

export const content = {
  metadata: {
    title: '{{title}}',
    description: `{{title}} at ${brand.name}: where it is, when it is open, and whom to ask.`,
    keywords: ['{{title}}', brand.name],
    section: '{{title}}',
  },
  title: '{{title}}',
  lede: 'Where it is, when it is open, and whom to ask.',
} as const satisfies PageContent;
