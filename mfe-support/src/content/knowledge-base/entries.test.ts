import { categories, keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { entries } from './entries';

const all: readonly KnowledgeEntry[] = entries;

/** Every page of the site; specification, section 2. */
const pages = [
  '/', '/admissions', '/academics', '/student-life', '/application', '/visit', '/privacy-policy', '/counselors', '/why-3e', '/request-info',
  '/athletics', '/financial-aid', '/parents-families', '/my3eu', '/campus-living', '/career-support', '/admitted-students', '/alumni-friends',
  '/knowledge-base', '/faq', '/about', '/rankings', '/college/business', '/college/engineering', '/college/arts-sciences',
  '/major/computer-science', '/major/business-administration', '/major/biomedical-engineering', '/major/psychology',
];

const answer = (id: (typeof entries)[number]['id']) => all.find((entry) => entry.id === id)!.answer;

describe('the built-in set (specification, section 3)', () => {
  it('has fifty entries with ids and questions of their own', () => {
    expect(all).toHaveLength(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect(new Set(all.map(({ question }) => question)).size).toBe(50);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('uses all fourteen categories and the priorities 6 to 10', () => {
    expect(categories).toHaveLength(14);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(categories));
    expect([...new Set(all.map(({ priority }) => priority))].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10]);
  });

  it('leads only to pages that exist, and in some cases to none', () => {
    for (const { url } of all) expect(pages).toContain(url);
    expect(all.filter(({ url }) => url === '/').length).toBeGreaterThan(0);
  });

  it('separates keywords by a comma and a space, and has more than five of them somewhere', () => {
    for (const { keywords } of all) if (keywords) expect(keywords.split(', ').join(', ').replaceAll(', ', '')).not.toMatch(/,|^ | $/);
    expect(all.some((entry) => keywordsOf(entry).length > 5)).toBe(true);
    expect(all.some(({ keywords }) => keywords === undefined)).toBe(true);
    expect(all.some(({ subcategory }) => subcategory !== undefined)).toBe(true);
    expect(all.some(({ subcategory }) => subcategory === undefined)).toBe(true);
  });
});

describe('the facts (specification, section 9)', () => {
  it.each([
    ['application-fee', ['$75']],
    ['application-deadlines', ['Nov 1', 'Nov 15', 'Jan 15']],
    ['decision-dates', ['Dec 15', 'Jan 31', 'Mar 31', 'May 1']],
    ['confirm-place', ['$500', 'May 1, 2025']],
    ['class-size', ['12:1', '22']],
    ['varsity-sports', ['27', '500+', '15']],
    ['visitor-parking', ['3 hours', '$5', 'lots A, B and C', 'weekends and holidays']],
    ['gpa-requirement', ['2.5', '3.0+']],
    ['degree-credits', ['128', '120', '132']],
    ['rankings', ['#18', '#12', '#15', '#14']],
    ['share-with-aid', ['95%', '$52M', '$28K']],
    ['fafsa-deadline', ['February 1, 2025', 'Feb 15']],
    ['aid-award-date', ['Apr 1', 'Mar 1']],
    ['merit-scholarships', ['$3,000', '$25,000']],
    ['housing-cost', ['$4,200', '$5,100', '$6,800', '$4,800', '12 residence halls']],
    ['meal-plans', ['$2,800', '$200', '$2,200', '150 meals', '$400', '$800', '50 meals', '$300']],
    ['job-placement', ['95%', 'within 6 months', '$68K', '500+']],
    ['outcomes-by-major', ['99%', '$85,000', '98%', '$75,000', '97%', '$65,000', '94%', '$45,000']],
    ['counselor-hours', ['8:00 AM-5:00 PM', '9:00 AM-2:00 PM', '8:00 AM-7:00 PM', '9:00 AM-4:00 PM']],
    ['information-request', ['1-2 business days', '2-3 business days']],
    ['campus-tours', ['9 AM to 4 PM']],
    ['before-arrival', ['Mar 15', 'Jun 1', 'Jul 15', 'Aug 1']],
    ['orientation', ['Jun 10-11', 'Jul 15-16']],
    ['new-student-days', ['Aug 20-22, 2025']],
    ['alumni-network', ['150K+', '85 countries']],
    ['giving', ['$25', '$1,000', '$25,000', '$53M']],
    ['family-weekend', ['Oct 10-12, 2025', 'Aug 15-16']],
  ] as const)('%s', (id, facts) => {
    for (const fact of facts) expect(answer(id)).toContain(fact);
  });
});
