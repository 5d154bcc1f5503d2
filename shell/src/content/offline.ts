import { lighthouseDark } from '@3eu/university/pictures';
import type { OfflineContent } from './types';

/** Words of the page shown instead of those that need a network. */
export const offline = {
  metadata: {
    title: 'You are offline',
    description: 'This page has not been opened on this device before, so it cannot be shown without a connection.',
    keywords: ['offline', '3E University'],
    section: 'Offline',
  },
  title: 'No signal this far out',
  text: 'This page has not been opened on this device before. Pages you have visited still open; this one will, once you are back in range.',
  picture: lighthouseDark,
  links: [{ label: 'Go Home', href: '/' }],
} as const satisfies OfflineContent;
