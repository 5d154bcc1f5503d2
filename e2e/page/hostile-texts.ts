/**
 * Input that a form must cope with: scripts, right-to-left text, emoji, other alphabets, odd characters, and the name
 * of an object property.
 */
export const hostile = [
  '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
  'مرحبا بالعالم \u202Eדגים\u202C',
  '🐳👩🏽‍🚀🏳️‍🌈 e\u0301\u0301\u0301',
  `"'; DROP TABLE students; -- \${1+1} {{1+1}} %00 \\`,
  '__proto__',
].join(' ');

/** A hundred kilobytes, pasted at once. */
export const long = 'narwhal '.repeat(12_500);
