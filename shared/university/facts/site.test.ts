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
  enrollmentDates,
  fallSemester,
  familyDates,
  parking,
  parkingRules,
  tel,
  yearCost,
  inDollars,
} from './index';

describe('days', () => {
  it('are written in every form a page needs', () => {
    expect(day('February', 1, 2025)).toEqual({
      iso: '2025-02-01',
      short: 'Feb 1',
      medium: 'Feb 1, 2025',
      long: 'February 1, 2025',
    });
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
      expect(plan.decision.iso > plan.apply.iso).toBe(true);
      expect(enrollmentDeposit.iso > plan.decision.iso).toBe(true);
    }
  });
});

test('the fall semester begins after New Student Days and is in order', () => {
  const { begins, break: pause, thanksgiving, ends } = fallSemester;
  const isos = [enrollmentDates.newStudentDays.to, begins, pause.from, thanksgiving.from, ends].map(({ iso }) => iso);
  expect(isos).toEqual([...isos].sort());
});

test('a year costs the sum of its parts', () => {
  const { total, ...parts } = yearCost;
  expect(total).toBe(Object.values(parts).reduce((sum, part) => sum + part));
});

test('homecoming is the home game of Family Weekend', () => {
  const { from, to } = familyDates.familyWeekend;
  expect(campusDates.homecoming.iso >= from.iso && campusDates.homecoming.iso <= to.iso).toBe(true);
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
