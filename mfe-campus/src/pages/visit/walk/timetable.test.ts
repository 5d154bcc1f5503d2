import { tours } from '../../../content/tours';
import { timetableOf } from './timetable';

test('a tour is at its first stop when it leaves, and at the fountain when it ends', () => {
  const timesOf = (...asked: Parameters<typeof timetableOf>) => timetableOf(...asked).map(({ time }) => time);
  expect(timesOf('general', '11:00 AM')).toEqual([
    '11:00 AM',
    '11:20 AM',
    '11:35 AM',
    '11:55 AM',
    '12:10 PM',
    '12:30 PM',
  ]);
  expect(timesOf('academic', '2:00 PM')).toEqual(['2:00 PM', '2:40 PM', '3:20 PM', '4:00 PM']);
  for (const { id, times } of tours) {
    expect(timesOf(id, '')[0]).toBe(times[0]);
    expect(timetableOf(id, '').at(-1)!.name).toBe('Narwhal fountain');
  }
});
