/** @jest-environment node */
import { asShown } from './show-states';

test('a hover or focus rule is repeated for an element that has to look that way', () => {
  expect(asShown('.a:hover{color:red}')).toBe('.a[data-hover]{color:red}');
  expect(asShown('@media (hover){.a:focus-visible{color:red}}')).toBe(
    '@media (hover){.a[data-focus-visible]{color:red}}',
  );
  expect(asShown('.a{color:red}')).toBeNull();
});
