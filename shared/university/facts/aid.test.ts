/** @jest-environment node */
import { aid, borrowing, hourIn, hoursAbroad, inDollars, installment, monthlyPayment, yearCost } from './index';

test('a loan is paid back by its months: 100,000 at 6 % over 30 years is the textbook’s 600', () => {
  expect(monthlyPayment(100_000, 0.06, 30)).toBe(600);
  expect(borrowing.monthly).toBe(363);
});

test('the average scholarship says of whom it is: the sum of a year goes to one student in so many', () => {
  expect(aid.averageNote).toContain('one student in eight');
});

test('five installments make a semester’s bill', () =>
  expect(10 * installment).toBe(yearCost.tuition + yearCost.room + yearCost.meals));

test.each([
  [2300, '$2,300'],
  [1234567, '$1,234,567'],
  [1840 / 150, '$12.27'],
  [1234.5, '$1,234.50'],
])('%d is written %s', (amount, written) => expect(inDollars(amount)).toBe(written));

test.each([
  [24, 5.5, '11 AM the next day'],
  [8, 5.5, '7 PM'],
  [17, -3, '7:30 PM'],
  [8, -5.5, '8 AM'],
])('%d o’clock in Education City, at %d hours from UTC, is %s', (hour, offset, expected) =>
  expect(hourIn(hour, offset)).toBe(expected),
);

test('every city has its hours', () => {
  for (const { midnight } of hoursAbroad) expect(midnight).toContain('the next day');
});
