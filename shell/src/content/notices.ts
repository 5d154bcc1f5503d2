import type { NoticesContent } from './types';

export const notices = {
  offline: 'You are offline.',
  /** Where a service worker keeps what was visited. */
  offlineKept: 'You are offline. Pages you have already visited still open.',
  broken: { text: 'Something on this page does not work. You can still read it.', action: 'Load it again' },
  newVersion: { text: 'A new version of this site is ready.', action: 'Load it' },
} as const satisfies NoticesContent;
