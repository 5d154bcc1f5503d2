/** @jest-environment node */
import { day, days, dayOf } from './day';

test('a day is written in every form', () => {
  expect(day('November', 1)).toMatchObject({ iso: '11-01', short: 'Nov 1', long: 'November 1' });
  expect(dayOf('2025-02-01T12:00:00Z')).toMatchObject({ iso: '2025-02-01', medium: 'Feb 1, 2025' });
  expect(days('August', 20, 22, 2025)).toMatchObject({ medium: 'Aug 20-22, 2025', to: { iso: '2025-08-22' } });
});

test('a day that the calendar does not have throws, and the day that only some years have is one', () => {
  expect(day('February', 29)).toMatchObject({ iso: '02-29' });
  for (const wrong of [
    () => day('November', 31),
    () => day('February', 29, 2025),
    () => day('May', 0),
    () => day('May', NaN),
    () => days('November', 29, 31),
    () => days('May', 3, 2),
  ])
    expect(wrong).toThrow(RangeError);
});
