/** @jest-environment node */
import {
  address,
  admissionDeadlines,
  athletics,
  brand,
  campus,
  campusDates,
  contact,
  day,
  dayOf,
  placeInYear,
  enrollmentDates,
  fallSemester,
  familyDates,
  parking,
  parkingRules,
  firstYears,
  rooms,
  tel,
  yearCost,
  inDollars,
} from './index';

describe('days', () => {
  it('are written in every form a page needs', () => {
    expect(day('February', 1, 2025)).toMatchObject({
      iso: '2025-02-01',
      short: 'Feb 1',
      medium: 'Feb 1, 2025',
      long: 'February 1, 2025',
    });
  });

  it('have no year where they come back every year', () => {
    expect(day('November', 1)).toMatchObject({ iso: '11-01', medium: 'Nov 1', long: 'November 1' });
  });

  it('are taken from an instant in UTC', () => {
    expect(dayOf('2025-01-06T23:59:59Z').long).toBe('January 6, 2025');
    expect(dayOf('2024-12-31T20:00:00-05:00').iso).toBe('2025-01-01');
    expect(() => dayOf('yesterday')).toThrow(/"yesterday" is no instant/);
  });
});

describe('dates that follow the academic year', () => {
  it('put each decision after its deadline, and the deposit after the last decision', () => {
    const { enrollmentDeposit, ...plans } = admissionDeadlines;
    for (const plan of Object.values(plans)) {
      expect(placeInYear(plan.decision)).toBeGreaterThan(placeInYear(plan.apply));
      expect(placeInYear(enrollmentDeposit)).toBeGreaterThan(placeInYear(plan.decision));
    }
  });
});

test('the fall semester begins after New Student Days and is in order', () => {
  const { begins, break: pause, thanksgiving, ends } = fallSemester;
  const isos = [enrollmentDates.newStudentDays.to, begins, pause.from, thanksgiving.from, ends].map(({ iso }) =>
    iso.slice(-5),
  );
  expect(isos).toEqual([...isos].sort());
});

test('as many first-years have a room as came', () => {
  const all = Object.values(rooms).reduce<number>((sum, count) => sum + count, 0);
  expect(`$${firstYears.came}`).toContain(inDollars(all));
});

test('a year costs the sum of its parts', () => {
  const { total, ...parts } = yearCost;
  expect(total).toBe(Object.values(parts).reduce((sum, part) => sum + part));
});

test('homecoming is the home game of Family Weekend', () => {
  const [homecoming, from, to] = [
    campusDates.homecoming,
    familyDates.familyWeekend.from,
    familyDates.familyWeekend.to,
  ].map(placeInYear);
  expect(homecoming! >= from! && homecoming! <= to!).toBe(true);
});

describe('addresses', () => {
  it('make a phone link from the number as people write it', () => {
    expect(tel('+1 (555) 010-0133')).toBe('tel:+15550100133');
    expect(contact.phoneHref).toBe('tel:+15550100133');
  });

  it('give the street address in one line', () => {
    expect(address.oneLine).toBe(`${address.street}, ${address.city}, ${address.state} ${address.zip}`);
  });
});

describe('facts that several pages state', () => {
  it('name the specified parking lots in both sentences about them', () => {
    expect(parking.lots).toEqual(['A', 'B', 'C']);
    for (const sentence of [parkingRules.visitors, parkingRules.students]) expect(sentence).toContain(parking.lotNames);
    expect(parkingRules.visitors).toContain(`${inDollars(parking.perDay)} a day`);
  });

  it('explain the two athletics counts where both appear', () => {
    expect(athletics.bothCounts).toContain(`${athletics.varsitySports} varsity sports`);
    expect(athletics.bothCounts).toContain(`${athletics.athleticTeams} athletic teams`);
  });

  it('date the clock tower after the founding', () => {
    expect(Number(campus.clockTower.since)).toBeGreaterThan(brand.founded);
  });
});
