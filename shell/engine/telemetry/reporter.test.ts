/** @jest-environment node */
import { isLive } from './reporter';

test.each([
  ['www.sample-hosting.example', true],
  ['localhost', false],
  ['sample-hosting.example.attacker.example', false],
])('%s is live: %s', (host, expected) => expect(isLive(host)).toBe(expected));
