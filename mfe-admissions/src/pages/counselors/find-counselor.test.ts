/** @jest-environment node */
import { counselors } from '../../content/counselor-list';
import { counselorOf, states } from './find-counselor';

test('every state of a counselor is found, in alphabetical order', () => {
  expect([...states].sort()).toEqual(states);
  for (const counselor of counselors)
    for (const state of counselor.territories) expect(counselorOf(state)).toBe(counselor);
  expect(states).toHaveLength(counselors.flatMap(({ territories }) => territories).length);
});

test.each(['', 'Ontario', 'constructor', 'ohio'])('%j has no counselor', (state) =>
  expect(counselorOf(state)).toBeUndefined(),
);

test('whoever answers for a state is no counselor of transfers or of other countries alone', () => {
  for (const state of states) expect(counselorOf(state)!.title).not.toMatch(/transfer|international/i);
});
