/** @jest-environment node */
import { isLoopback } from './loopback';

test.each(['localhost', 'preview-1.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])('%s is this machine', (name) => {
  expect(isLoopback(name)).toBe(true);
});

test.each(['localhost.evil.example', '127.0.0.1.evil.example', 'notlocalhost', '.localhost', '128.0.0.1', '[::2]', ''])(
  '"%s" is another machine',
  (name) => {
    expect(isLoopback(name)).toBe(false);
  },
);
