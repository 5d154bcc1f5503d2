import type { ErrorScreenContent, SectionUnavailableContent } from './types';

export const errorScreen = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Our team has been notified.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  debug: 'Debug information',
} as const satisfies ErrorScreenContent;

export const sectionUnavailable = {
  title: 'This section is out at sea',
  text: 'The part of the site that holds this page is not responding. The rest works, and this page is usually back within minutes.',
  offline: 'You are offline, and this page needs the network. It will open by itself once you are back online.',
  tryAgain: 'Try Again',
  trying: 'Trying again…',
  goHome: 'Go Home',
} as const satisfies SectionUnavailableContent;
