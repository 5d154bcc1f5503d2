import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  academicYear,
  aid,
  athletics,
  betweenTerms,
  bills,
  campus,
  datesNote,
  enrollmentDates,
  enrollmentRules,
  fallSemester,
  familyDates,
  figures,
  firstYearClasses,
  firstYears,
  halls,
  installment,
  installmentFee,
  insurance,
  inDollars,
  officeHours,
  onTop,
  papers,
  parking,
  paymentPlan,
  phoneHours,
  ratioNote,
  registrar,
  shareNotes,
  stayFund,
  studentsNote,
  timeZone,
  titleIx,
  transfer,
  undocumented,
  yearCost,
  yearNote,
  type Day,
} from '@3eu/university/facts';
import { allPages, publicFiles } from '../pages';
import { expect, test } from '../fixtures';

/** The main part of a released page. */
const mainOf = (path: string): string =>
  /<main[\s\S]*<\/main>/.exec(readFileSync(join(publicFiles(), path, 'index.html'), 'utf8'))?.[0] ?? '';

/** What it says, as one text without markup. */
function textOf(path: string): string {
  const text = mainOf(path)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '');
  const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
  return text.replace(/&[#\w]+;/g, (sign) => signs[sign] ?? sign).replace(/\s+/g, ' ');
}

/** One fact, and the pages that state it: none of them may say it in another way. */
const stated: [what: string, facts: readonly string[], pages: readonly string[]][] = [
  ['what comes on top of a year', [onTop], ['/financial-aid', '/parents-families', '/faq']],
  [
    'the same to those who read Spanish',
    [insurance, installmentFee, installment, parking.permit, yearCost.total].map(inDollars),
    ['/parents-families/es', '/financial-aid'],
  ],
  ['what insurance costs', [inDollars(insurance)], ['/admissions/international', '/financial-aid']],
  [
    'what a year costs',
    [inDollars(yearCost.total)],
    ['/', '/financial-aid', '/faq', '/admissions/international', '/admissions/transfer', '/major/psychology'],
  ],
  ['how many first-years there are', [/\d[\d,]*\d/.exec(firstYears.came)![0]], ['/admissions', '/campus-living']],
  ['the hall of first-years', [halls.narwhalCommons.name], ['/', '/student-life', '/campus-living', '/financial-aid']],
  [
    'orientation of those from abroad',
    [enrollmentDates.orientationSessions[5].medium],
    ['/admissions/international', '/admitted-students'],
  ],
  ['until when majors are changed', [campus.changeMajorUntil], ['/', '/why-3e', '/college/arts-sciences']],
  ['how many arrive undecided', [campus.undecided], ['/', '/why-3e', '/faq']],
  ['who teaches first-years', [campus.firstYearTeachers], ['/', '/why-3e']],
  ['how large their classes are', [firstYearClasses], ['/academics', '/faq']],
  ['whom the ratio counts', [ratioNote], ['/about', '/academics', '/rankings']],
  ['when the phone is answered', [phoneHours], ['/counselors', '/faq', '/admissions/international', '/visit']],
  ['when counselors are in', officeHours.season.slice(0, 2).map(({ hours }) => hours), ['/counselors', '/faq']],
  ['whose clock counts', [timeZone.name], ['/about', '/admissions', '/admissions/international']],
  [
    'who comes later to a room',
    [enrollmentDates.housingAfterAdmission],
    ['/', '/admitted-students', '/campus-living', '/faq'],
  ],
  ['how a parent sees grades', [registrar.name, registrar.consent], ['/parents-families', '/faq']],
  ['what our own grants are', [inDollars(aid.maxOwnGrant)], ['/financial-aid', '/faq', '/parents-families/es']],
  ['what exams at school count for', [transfer.exams], ['/admissions/transfer', '/faq']],
  ['when a bill comes', [bills], ['/admitted-students', '/parents-families']],
  ['how it is paid in parts', [paymentPlan], ['/admitted-students', '/financial-aid', '/parents-families']],
  ['until when a class is changed', [registrar.classes], ['/about', '/parents-families']],
  ['which papers come later', [papers.late], ['/application', '/counselors', '/faq']],
  ['which scores count', [papers.scores], ['/application', '/faq']],
  ['what is open to the undocumented', [undocumented], ['/counselors', '/financial-aid']],
  ['who hears of an assault', [titleIx.coordinator, titleIx.rule], ['/student-life', '/parents-families']],
  ['what the Stay Fund gives', [inDollars(stayFund)], ['/student-life', '/financial-aid']],
  ['how many students there are', [studentsNote], ['/about', '/faq']],
  ['where one sleeps between terms', [betweenTerms], ['/campus-living', '/admissions/international']],
  ['how one gets a room', [enrollmentRules.housingOpens], ['/admitted-students', '/campus-living', '/faq']],
  ['what orientation asks', [enrollmentRules.orientation], ['/admitted-students', '/faq']],
  ['which credits count', [String(transfer.mostCredits), transfer.evaluation], ['/', '/admissions/transfer', '/faq']],
];

for (const [what, facts, pages] of stated)
  test(`every page that says ${what} says the same`, () => {
    for (const path of pages) for (const fact of facts) expect(textOf(path), path).toContain(fact);
  });

/** A figure that is easily taken for another, and what explains it wherever it stands. */
const explained: [figure: RegExp, note: string][] = [
  [new RegExp(`\\${aid.averageScholarship}`), aid.averageNote],
  [
    new RegExp(`graduate success${figures.graduateSuccess}|${figures.graduateSuccess} graduate success`),
    shareNotes.success,
  ],
  [new RegExp(`four-year graduation${figures.fourYearGraduation}`), shareNotes.graduation],
  [
    new RegExp(`athletic teams${athletics.athleticTeams}|varsity sports${athletics.varsitySports}`),
    athletics.bothCounts,
  ],
];

for (const [figure, note] of explained)
  test(`a page with ${figure.source} explains it once`, () => {
    const pages = allPages.filter((path) => figure.test(textOf(path)));
    expect(pages).not.toEqual([]);
    for (const path of pages) expect(textOf(path).split(note), path).toHaveLength(2);
  });

test('a page with days that come back every year says so', () => {
  for (const path of allPages)
    if (/<time datetime="\d\d-\d\d"/i.test(mainOf(path))) expect(textOf(path), path).toContain(datesNote);
});

test('a day of one year stands with its year, or on a page that says which year it is of', () => {
  const { deposit: _, housingAfterAdmission: _after, depositRefund: _refund, ...enrollment } = enrollmentDates;
  const days = [enrollment, familyDates, fallSemester]
    .flatMap((dates) => Object.values<Day | readonly Day[]>(dates))
    .flat();
  for (const path of allPages)
    for (const { month, short, long, dates } of days) {
      const alone = new RegExp(`(${short}|${long.replace(/,.*/, '')})(?![\\d-]|,? ?${academicYear})`);
      if (alone.test(textOf(path))) expect(textOf(path), `${path}: ${month} ${dates}`).toContain(yearNote);
    }
});
