/** @jest-environment node */
import { asShown } from './show-states';

test('a rule for a hovered or focused element is repeated for one that is to look so', () => {
  expect(asShown('.a:hover{color:red}')).toBe('.a[data-hover]{color:red}');
  expect(asShown('@media (hover){.a:focus-visible{color:red}}')).toBe(
    '@media (hover){.a[data-focus-visible]{color:red}}',
  );
  expect(asShown('.a{color:red}')).toBeNull();
});
