/** @jest-environment node */
import { isHostOf, isLoopback } from './hosts';

test.each(['localhost', 'preview-1.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])('%s is this machine', (name) => {
  expect(isLoopback(name)).toBe(true);
});

test.each(['localhost.evil.example', '127.0.0.1.evil.example', 'notlocalhost', '.localhost', '128.0.0.1', '[::2]', ''])(
  '"%s" is another machine',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);

test('a site has the hosts that it names, and by a name with a dot in front all below it', () => {
  const hosts = ['www.sample.example', '.sample-hosting.example'];
  for (const name of ['www.sample.example', 'preview.sample-hosting.example']) expect(isHostOf(name, hosts)).toBe(true);
  for (const name of ['evilwww.sample.example', 'sample-hosting.example', 'evilsample-hosting.example', ''])
    expect(isHostOf(name, hosts)).toBe(false);
});
