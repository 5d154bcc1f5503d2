import { admission, aid, athletics, campus, familyDates, figures } from '@3eu/shared/site';
import { admissions } from './admissions';
import { admittedStudents } from './admitted-students';
import { aidDates } from './aid-dates';
import { aidTypes, ceilingOf } from './aid-types';
import { application, intendedMajors } from './application';
import { counselors } from './counselor-list';
import { counselorsPage } from './counselors';
import { financialAid } from './financial-aid';
import { planOf, plans } from './plans';
import { requestInfo, requestOptions } from './request-info';
import { why3e } from './why-3e';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const textOf = (content: unknown) => JSON.stringify(content);

describe('admissions (specification, sections 2, 5 and 9)', () => {
  it('has three plans with deadline, decision and commitment', () => {
    expect(plans.map(({ name, apply, decision, binding }) => [name, apply.short, decision.short, binding])).toEqual([
      ['Early Decision', 'Nov 1', 'Dec 15', true],
      ['Early Action', 'Nov 15', 'Jan 31', false],
      ['Regular Decision', 'Jan 15', 'Mar 31', false],
    ]);
    expect(admissions.dates.deposit.when).toBe('May 1, 2025');
  });

  it.each(['', null, 'Early Action', 'constructor', '__proto__'])('knows no plan called %s', (word) =>
    expect(planOf(word)).toBeUndefined(),
  );

  it('has the four steps, the first of which takes about 30 minutes', () => {
    expect(admissions.process.steps.map(({ title }) => title)).toEqual([
      'Apply online',
      'Submit documents',
      'Review',
      'Decision and enrollment',
    ]);
    expect(admissions.process.steps[0].text).toContain('30 minutes');
  });

  it.each(['2.5', '3.0+', 'High school diploma or equivalent', 'TOEFL or IELTS', 'Two recommendation letters'])(
    'asks for %s',
    (requirement) => {
      expect(textOf(admissions.requirements.items)).toContain(requirement);
    },
  );

  it('states the fee, its waiver and the priority date of the FAFSA', () => {
    expect(textOf(admissions.documents)).toContain('$75');
    expect(textOf(admissions.documents)).toContain('demonstrated financial need');
    expect(textOf(admissions.aid.text)).toContain('February 1, 2025');
  });
});

describe('financial aid (specification, sections 2, 5 and 9)', () => {
  it('has four headline figures', () => {
    expect(financialAid.figures.map(({ value }) => value)).toEqual(['95%', '$52M', '$28K', '$32K']);
  });

  it('has four kinds of aid with their ceilings', () => {
    expect(aidTypes.map((type) => [type.title, ceilingOf(type)])).toEqual([
      ['Federal grants', 'Up to $7,395 a year'],
      ['Merit scholarships', 'Up to $25,000 a year'],
      ['Work-study', 'Up to $3,000 a year'],
      ['Loans', 'Varies by year'],
    ]);
  });

  it('has six merit scholarships, all but one renewable', () => {
    expect(
      Object.fromEntries(
        financialAid.scholarships.list.map(({ name, amount, renewable }) => [name, [amount, renewable]]),
      ),
    ).toEqual({
      Presidential: ['$25,000', true],
      'Dean’s Excellence': ['$15,000', true],
      'Narwhal Achievement': ['$10,000', true],
      'First-Generation Grant': ['$5,000', true],
      'STEM Excellence': ['$12,000', true],
      'Community Service': ['$3,000', false],
    });
  });

  it('lists what the FAFSA asks for', () => {
    expect(financialAid.fafsa.checklist.map(({ title }) => title)).toEqual([
      'Social Security number',
      'Driver’s license',
      'Tax returns and W-2s',
      'Bank and investment records',
      'Untaxed income records',
    ]);
    expect(financialAid.fafsa.deadline.day.long).toBe('February 1, 2025');
  });

  it('offers the calculator’s options', () => {
    expect(financialAid.calculator.fields.map(({ label, options }) => [label, values(options)])).toEqual([
      ['Family Income', ['0-30000', '30000-48000', '48000-75000', '75000-110000', '110000+']],
      ['Family Size', ['2', '3', '4', '5', '6+']],
      ['Students in College', ['1', '2', '3', '4+']],
    ]);
  });

  it('has four dates', () => {
    expect(aidDates.map(({ lead, title }) => [lead, title])).toEqual([
      ['Feb 1, 2025', 'FAFSA priority'],
      ['Feb 15, 2025', 'CSS Profile'],
      ['Mar 1, 2025', 'Scholarships'],
      ['Apr 1, 2025', 'Aid awards'],
    ]);
  });
});

describe('the application (specification, sections 2, 3, 5 and 9)', () => {
  it('has four steps', () => {
    expect(application.steps).toEqual([
      'Personal Information',
      'Academic Background',
      'Essays & Documents',
      'Application Fee',
    ]);
  });

  it('offers six majors', () => {
    expect(values(intendedMajors)).toEqual([
      'computer-science',
      'business-administration',
      'biomedical-engineering',
      'psychology',
      'mechanical-engineering',
      'english-literature',
    ]);
  });

  it('mentions 500 and 300 words in the labels', () => {
    expect(application.essays.personalStatement).toMatchObject({
      label: expect.stringContaining('500 words'),
      words: 500,
    });
    expect(application.essays.whyThisSchool).toMatchObject({ label: expect.stringContaining('300 words'), words: 300 });
  });

  it('costs $75, by card or waived', () => {
    expect(application.fee.amount.value).toBe('$75');
    expect(values(application.fee.payment.options)).toEqual(['credit', 'waiver']);
  });
});

describe('the request for information (specification, sections 5 and 9)', () => {
  it('offers every option', () => {
    expect(values(requestOptions.graduationYear)).toEqual(['2025', '2026', '2027', '2028', '2029']);
    expect(values(requestOptions.studentType)).toEqual([
      'high-school',
      'transfer',
      'graduate',
      'international',
      'adult-learner',
    ]);
    expect(values(requestOptions.howDidYouHear)).toEqual([
      'search-engine',
      'social-media',
      'college-fair',
      'high-school-counselor',
      'friend-family',
      'campus-visit',
      'advertisement',
      'other',
    ]);
    expect(values(requestOptions.programs)).toEqual([
      'Computer Science',
      'Business Administration',
      'Biomedical Engineering',
      'Psychology',
      'Mechanical Engineering',
      'Finance',
      'Marketing',
      'Biology',
      'English Literature',
      'Political Science',
    ]);
  });

  it('promises a contact within 1-2 business days, 2-3 in the season, e-mail within 24 hours', () => {
    expect(requestInfo.thanks.text).toMatch(/1-2 business days\. From November to January .* 2-3 business days/);
    expect(requestInfo.contact.email.note).toContain('within 24 hours');
  });
});

describe('the counselors (specification, sections 2 and 9)', () => {
  it('are six, each with their own e-mail address and phone number', () => {
    expect(counselors).toHaveLength(6);
    expect(new Set(counselors.map(({ email }) => email)).size).toBe(6);
    expect(new Set(counselors.map(({ phone }) => phone)).size).toBe(6);
  });

  it('have the specified hours, longer in the season', () => {
    expect(counselorsPage.hours.rows).toEqual([
      { days: 'Monday to Friday', regular: '8:00 AM-5:00 PM', season: '8:00 AM-7:00 PM' },
      { days: 'Saturday', regular: '9:00 AM-2:00 PM', season: '9:00 AM-4:00 PM' },
      { days: 'Sunday', regular: 'Closed', season: 'Closed' },
    ]);
    expect(counselorsPage.hours.lede).toContain('October-January');
  });
});

describe('admitted students (specification, sections 2, 4 and 9)', () => {
  it('have six steps with date and status, in order of date', () => {
    expect(admittedStudents.steps.list.map(({ title, deadline, status }) => [title, deadline.medium, status])).toEqual([
      ['Housing application', 'Mar 15, 2025', 'important'],
      ['Enrollment deposit', 'May 1, 2025', 'urgent'],
      ['Orientation registration', 'Jun 1, 2025', 'important'],
      ['Academic advising', 'Jul 15, 2025', 'normal'],
      ['Health forms', 'Aug 1, 2025', 'normal'],
      ['New Student Days', 'Aug 20-22, 2025', 'normal'],
    ]);
    expect(textOf(admittedStudents.steps)).toContain('$500');
  });

  it('have six sessions from Jun 10-11 to Jul 15-16, all available', () => {
    expect(admittedStudents.orientation.sessions.map(({ dates }) => dates.short)).toEqual([
      'Jun 10-11',
      'Jun 17-18',
      'Jun 24-25',
      'Jul 1-2',
      'Jul 8-9',
      'Jul 15-16',
    ]);
    expect(new Set(admittedStudents.orientation.sessions.map(({ availability }) => availability))).toEqual(
      new Set(['Available']),
    );
  });

  it('have a schedule of three days and four offices', () => {
    expect(admittedStudents.schedule.days.map(({ day }) => day.medium)).toEqual([
      'Aug 20, 2025',
      'Aug 21, 2025',
      'Aug 22, 2025',
    ]);
    expect(admittedStudents.offices.list).toHaveLength(4);
  });
});

describe('facts that other pages state too', () => {
  it('match the site facts: graduates’ countries, club signatures, both counts of teams', () => {
    const text = textOf(why3e);
    expect(text).toContain(`Graduates live in ${figures.alumniCountries} countries`);
    expect(text).toContain(`${campus.clubSignatures} signatures`);
    expect(why3e.athletics.note).toContain(athletics.bothCounts);
  });

  it('state that two people read every application', () => {
    expect(admission.readers).toBe(2);
    expect(admissions.header.lede).toContain('Two people read');
    expect(counselorsPage.header.lede).toContain('the first to read');
  });

  it('explain whether scholarships need a form', () => {
    for (const page of [admissions.aid, financialAid.scholarships]) expect(textOf(page)).toContain(aid.scholarshipRule);
  });

  it('invite parents to their orientation in August', () => {
    expect(textOf(admittedStudents.steps)).toContain(familyDates.newParentOrientation.medium);
  });
});

describe('why 3E (specification, sections 2 and 9)', () => {
  it('gives six reasons with a figure each', () => {
    expect(why3e.reasons.map(({ stat }) => stat.value)).toEqual(['12:1', '$2.5B', '200+', '$52M', '150,000+', '95%']);
  });

  it('sums up athletics and tells three stories', () => {
    expect(why3e.athletics.stats.map(({ value }) => value)).toEqual(['27', '500+', '15', '3.2']);
    expect([why3e.stories.lead, ...why3e.stories.others]).toHaveLength(3);
  });
});

const pages = { admissions, application, financialAid, requestInfo, counselorsPage, admittedStudents, why3e };

describe.each(Object.entries(pages))('%s', (_name, { seo }) => {
  it('has a title of its own, and metadata of a length that search engines show', () => {
    expect(seo.description.length).toBeGreaterThan(70);
    expect(seo.description.length).toBeLessThanOrEqual(240);
    expect(seo.keywords.length).toBeGreaterThanOrEqual(3);
    expect(Object.values(pages).filter((other) => other.seo.title === seo.title)).toHaveLength(1);
  });
});
