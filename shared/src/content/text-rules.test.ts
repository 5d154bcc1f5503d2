/** @jest-environment node */
import { phoneHours, tourHours } from '../site';
import { eventName, price } from './schema';
import { brokenRules } from './text-rules';

test('the hours of the site have the one form', () => {
  for (const hours of [phoneHours, tourHours.long]) expect(brokenRules(`Call us, ${hours}.`)).toEqual([]);
});

test.each([
  'Mon-Fri 8AM-5PM',
  'Monday-Friday, 8 AM to 5 PM',
  'Monday to Friday, 8:00 AM-5:00 PM',
  'Mon–Thu 5 PM–1 AM',
  'Monday to Friday 8 AM to 5 PM',
])('hours in another form are found: %s', (hours) =>
  expect(brokenRules(hours)).toEqual([expect.stringContaining('a range of hours')]),
);

test('nothing is on a floor of the visitor center, which has one storey', () => {
  expect(brokenRules('Visitor center, second floor')).toHaveLength(1);
  expect(brokenRules('Domed library, second floor')).toEqual([]);
});

test.each([
  ['Night of Lanterns', true],
  ['Reunion on the Pier', true],
  ['Parent & Family Council', true],
  ['First-Year Lecture: What the Tide Tables Leave Out', true],
  ['Night of lanterns', false],
  ['Mock interview night', false],
])('the name of an event has capitals: %s, %s', (name, expected) =>
  expect(eventName.safeParse(name).success).toBe(expected),
);

test.each([
  ['$80', true],
  ['$4,350', true],
  ['$28K', true],
  ['$2.5B', true],
  ['80 dollars', false],
  ['80', false],
  ['$4350', false],
  ['eighty', false],
])('a price has one form: %s, %s', (amount, expected) => {
  expect(price.safeParse(amount).success).toBe(expected);
});

test('an amount in a sentence has that form too', () => {
  expect(brokenRules('It costs 80 dollars.')).toEqual([expect.stringContaining('write $80')]);
  expect(brokenRules('It costs $80, or 200 dining dollars.')).toEqual([]);
});

test('who writes a link as elsewhere is told how it is written here', () => {
  for (const text of ['See [the map](/visit).', 'See <a href="/visit">the map</a>.'])
    expect(brokenRules(text)).toEqual([expect.stringContaining('{ label, href }')]);
});
