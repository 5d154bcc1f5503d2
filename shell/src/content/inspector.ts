/** Words for developers: the inspector, which exists on loopback addresses alone. */
export const inspector = {
  title: 'What is on this page',
  open: 'Inspect this page',
  close: 'Close the inspector',
  columns: {
    name: 'Package',
    version: 'Version',
    parts: 'On this page',
    state: 'Loader',
    time: 'Entry',
    shared: 'Shared modules',
  },
  nothing: '–',
  milliseconds: (time: number) => `${Math.round(time)} ms`,
  address: (name: string) => `Take ${name} from`,
  placeholder: 'http://localhost:8080',
  use: 'Use this address',
  release: 'Use the released version',
  notLocal: 'Only an address of this machine can be used, such as http://localhost:8080.',
} as const;
