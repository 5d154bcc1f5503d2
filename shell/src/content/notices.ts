/** Words of the site-wide helper elements and of the screens for what can go wrong. */
export const notices = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  offline: 'You are offline. Pages you have already visited still open.',
  newVersion: { text: 'A new version of this site is ready.', action: 'Load it' },
} as const;

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
  tryAgain: 'Try Again',
  trying: 'Trying again…',
  goHome: 'Go Home',
} as const;

export const notFound = {
  seo: {
    title: 'Page not found',
    description:
      'There is no page at this address. Start from the home page, or look for it among all pages of 3E University.',
    keywords: ['not found', '3E University'],
    section: 'Not found',
  },
  title: 'There is no page at this address',
  text: 'The link may be old, or a letter may have gone overboard. Look it up here, or take one of the three that lead back to land.',
  search: { label: 'Find a page or an answer', placeholder: 'housing, fee, deadline', button: 'Find' },
  links: [
    { label: 'Go Home', href: '/' },
    { label: 'Ask a question', href: '/faq' },
    { label: 'Look at the majors', href: '/academics' },
  ],
} as const;

export const offline = {
  seo: {
    title: 'You are offline',
    description: 'This page has not been opened on this device before, so it cannot be shown without a network.',
    keywords: ['offline', '3E University'],
    section: 'Offline',
  },
  title: 'No signal this far out',
  text: 'This page has not been opened on this device before. Pages you have visited still open; this one will, once you are back in range.',
  links: [{ label: 'Go Home', href: '/' }],
} as const;

export const overrides = {
  title: (names: string) => `Local override on: ${names}`,
  titleMark: (names: string) => `[override: ${names}] `,
  remove: 'Remove it and use the released version',
  unreachable: {
    title: 'The override is unreachable',
    text: 'This section is overridden by a development server that does not answer. Start the server again, or use the released version.',
    release: 'Use the released version',
  },
} as const;
