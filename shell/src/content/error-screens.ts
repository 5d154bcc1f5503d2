/** Words of the screens for what can go wrong. */
export const errorScreen = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Our team has been notified.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  debug: 'Debug information',
} as const;

export const sectionUnavailable = {
  title: 'This section is out at sea',
  text: 'The part of the site that holds this page does not answer. The rest of it works, and this page usually is back within minutes.',
  offline:
    'You are offline, and this page has not been opened on this device before. It comes by itself once the network is back.',
  tryAgain: 'Try Again',
  trying: 'Trying again…',
  goHome: 'Go Home',
} as const;
