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
  expect(departuresOf(tours)).toEqual([
    { time: '9:00 AM', tours: ['General'] },
    { time: '10:00 AM', tours: ['Academic Focus'] },
    { time: '11:00 AM', tours: ['General', 'Student Life'] },
    { time: '1:00 PM', tours: ['General', 'Student Life'] },
    { time: '2:00 PM', tours: ['Academic Focus'] },
    { time: '3:00 PM', tours: ['General'] },
  ]);
});
