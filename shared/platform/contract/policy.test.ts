/** @jest-environment node */
import { documentPolicy, sitePolicy } from './policy';

const directives = (policy: string) => new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]));

test('scripts come from the site alone, and styles by their hashes', () => {
  for (const policy of [documentPolicy(["'sha256-a'"], ['https://api.example']), sitePolicy('uni', [])]) {
    expect(directives(policy).get('script-src')).toBe("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-|\*|(script|style|object|frame|base)\S* [^;]*https?:/);
  }
});
