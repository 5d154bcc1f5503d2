/** Slugs that no page knows, for tests: names of every object, other spellings, script, emoji, bytes and length. */
export const unknownSlugs = [
  'constructor', '__proto__', 'toString', 'hasOwnProperty', 'undefined', 'null', '0',
  'Business', 'PSYCHOLOGY', 'computer_science', 'computer-science%20', 'engineering%2F..', '%00',
  '🐳', '%F0%9F%90%B3', 'علم-النفس', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'a'.repeat(20_000),
] as const;
