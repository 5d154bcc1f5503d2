/** @jest-environment node */
import { counselors } from '../../content/counselor-list';
import { counselorOf, states } from './find-counselor';

/** The fifty states, written independently of the counselors' territories, so that a missing one shows. */
const fifty =
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas
Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada New_Hampshire New_Jersey New_Mexico
New_York North_Carolina North_Dakota Ohio Oklahoma Oregon Pennsylvania Rhode_Island South_Carolina South_Dakota Tennessee Texas Utah Vermont Virginia
Washington West_Virginia Wisconsin Wyoming`
    .split(/\s+/)
    .map((state) => state.replace('_', ' '));

test('each of the fifty states has exactly one counselor', () => {
  expect(fifty).toHaveLength(50);
  expect(states).toEqual(fifty);
});

test.each([
  ['Ohio', 'Priya Raman'],
  ['Hawaii', 'Grace Whitehorse'],
  ['Maine', 'Adaeze Okonkwo'],
])('the counselor of %s is %s', (state, name) => expect(counselorOf(state)?.name).toBe(name));

test.each(['', 'Ontario', 'constructor', 'ohio'])('%j has no counselor', (state) =>
  expect(counselorOf(state)).toBeUndefined(),
);

test('each counselor has at least seven states, in alphabetical order', () => {
  for (const { territories } of counselors) {
    expect(territories.length).toBeGreaterThanOrEqual(7);
    expect([...territories].sort()).toEqual(territories);
  }
});
