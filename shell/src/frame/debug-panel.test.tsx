import { render, screen } from '@testing-library/react';
import { DebugPanel, packageIn } from './debug-panel';

test.each([
  ['at n (https://www.example.com/remotes/campus/1f9a0f31ce09/web/a.js:2:5)', 'campus 1f9a0f31ce09'],
  ['n@https://www.example.com/shell/5266f024b7cf/web/shell.js:2:5', 'shell 5266f024b7cf'],
  ['at n (https://www.example.com/other.js:2:5)', 'not named by the stack'],
])('the package that fails is named by the stack: %s', (stack, named) => expect(packageIn(stack)).toBe(named));

test('the panel shows what was caught', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  const error = Object.assign(new Error('low tide'), { stack: 'at n (/remotes/campus/1f9a0f31ce09/web/a.js:2:5)' });
  render(<DebugPanel error={error} />);
  for (const text of [/low tide/, 'campus 1f9a0f31ce09', /at n/]) expect(screen.getByText(text)).toBeVisible();
});
