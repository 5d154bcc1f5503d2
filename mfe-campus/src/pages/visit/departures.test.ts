/** @jest-environment node */
import { tours } from '../../content/visit';
import { departuresOf, minutesOf } from './departures';

test.each([
  ['9:00 AM', 540],
  ['11:30 AM', 690],
  ['12:00 PM', 720],
  ['12:15 AM', 15],
  ['3:00 PM', 900],
])('%s is minute %i of the day', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});

test('the day’s departures come in order, each with its tours', () => {
  const tour = (shortName: string, ...times: string[]) => ({ ...tours[0], shortName, times });
  expect(departuresOf([tour('Long', '1:00 PM', '9:00 AM'), tour('Short', '1:00 PM')])).toEqual([
    { time: '9:00 AM', tours: ['Long'] },
    { time: '1:00 PM', tours: ['Long', 'Short'] },
  ]);
});
