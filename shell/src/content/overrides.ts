/** Words for developers: the banner of a local override, and what stands where its server does not answer. */
export const overrides = {
  title: (names: string) => `Local override on: ${names}`,
  titleMark: (names: string) => `[override: ${names}] `,
  remove: 'Remove it and use the released version',
  unreachable: {
    title: 'The override is unreachable',
    text: 'This section is overridden by a development server that is not responding. Start the server again, or use the released version.',
  },
  faulty: { title: 'The override has a fault' },
  release: 'Use the released version',
} as const;
