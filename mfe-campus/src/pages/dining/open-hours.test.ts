import { openHours } from './open-hours';

test.each([
  ['Monday to Friday, 7 AM to 9 PM', [7, 21]],
  ['Monday to Thursday, 5 PM to 1 AM', [17, 25]],
  ['Sunday, 12 AM to 12 PM', [0, 12]],
])('%s', (line, hours) => expect(openHours(line)).toEqual(hours));

test('a line without hours is named', () => expect(() => openHours('Sunday closed')).toThrow('Sunday closed'));
