import { figures, givingMinimums } from '@3eu/shared/site';
import { about } from './about';
import { alumniFriends } from './alumni-friends';
import { faq } from './faq';
import { knowledgeBase } from './knowledge-base';
import { my3eu, type Resource } from './my3eu';
import { parentsFamilies } from './parents-families';
import { privacyPolicy } from './privacy-policy';

const pages = { about, alumniFriends, faq, knowledgeBase, my3eu, parentsFamilies, privacyPolicy };
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe.each(Object.entries(pages))('%s', (_name, { metadata }) => {
  it('has a title of its own, and metadata of a length that search engines show', () => {
    expect(metadata.description.length).toBeGreaterThan(80);
    expect(metadata.description.length).toBeLessThan(190);
    expect(metadata.keywords.length).toBeGreaterThan(2);
    expect(Object.values(pages).filter((page) => page.metadata.title === metadata.title)).toHaveLength(1);
  });
});

describe('about (specification, sections 2 and 9)', () => {
  it('has mission, vision, three values and three leaders', () => {
    expect(titles(about.foundation.statements)).toEqual(['Mission', 'Vision']);
    expect(titles(about.values.list)).toEqual(['Excellence', 'Education', 'Empowerment']);
    expect(about.leadership.people).toHaveLength(3);
  });

  it('states the fast facts', () => {
    // In whatever words the page labels them.
    const facts = about.facts.list.map(({ label, value }) => `${value} ${label}`);
    for (const [value, label] of [
      [figures.founded, 'founded'],
      [figures.students, 'students'],
      [figures.faculty, 'faculty'],
      [figures.staff, 'staff'],
      [figures.alumni, 'alumni'],
      [figures.countries, 'countries'],
      [figures.programs, 'programs'],
      [figures.researchFunding, 'research'],
      [figures.acres, 'acres'],
      [figures.studentFacultyRatio, 'ratio'],
      [figures.jobPlacement, 'placement'],
      [figures.averageClassSize, 'class size'],
    ] as const)
      expect(facts.some((fact) => fact.startsWith(`${value} `) && fact.includes(label))).toBe(true);
  });

  it('has its history in five steps', () => {
    expect(about.history.moments.map(({ when, title }) => `${when} ${title}`)).toEqual([
      '1925 Foundation',
      '1950s Expansion',
      '1980s Global Reach',
      '2000s Digital Innovation',
      'Today Future Ready',
    ]);
  });
});

describe('the portal (specification, section 2)', () => {
  it.each(['student', 'faculty', 'staff'] as const)(
    'has six resources for %s, different from those of other user types',
    (userType) => {
      const { list } = my3eu.dashboard.resources;
      expect(new Set(titles(list[userType])).size).toBe(6);
      for (const other of Object.keys(list) as (keyof typeof list)[])
        if (other !== userType) expect(titles(list[other])).not.toEqual(titles(list[userType]));
    },
  );

  it.each(['student', 'faculty', 'staff'] as const)(
    'has cards for %s with unique ids, none of which links to a page without a service',
    (userType) => {
      const cards: readonly Resource[] = my3eu.dashboard.resources.list[userType];
      expect(new Set(cards.map(({ id }) => id)).size).toBe(6);
      for (const card of cards) if ('link' in card) expect(['/my3eu', '/knowledge-base']).not.toContain(card.link.href);
      expect(cards.some((card) => 'link' in card)).toBe(true);
    },
  );

  it('has the cards that other pages link to', () => {
    const ids = my3eu.dashboard.resources.list.student.map(({ id }) => id);
    for (const id of ['bills', 'forms', 'jobs']) expect(ids).toContain(id);
  });

  it('states the fixed account', () => {
    expect(my3eu.dashboard.state.notifications).toBe('3 new notifications');
    expect(my3eu.dashboard.notices.list).toHaveLength(3);
    expect(my3eu.dashboard.state.semester).toBe('Spring 2025 Semester');
  });
});

describe('parents (specification, section 2)', () => {
  it('has four resource groups, three programs, three practical facts and four questions', () => {
    expect(titles(parentsFamilies.resources.groups)).toEqual([
      'Financial Planning',
      'Safety & Security',
      'Important Dates',
      'Academic Support',
    ]);
    const [orientation, weekend, council] = parentsFamilies.programs.list;
    expect([orientation.title, orientation.date, orientation.end]).toEqual([
      'New Parent Orientation',
      '2025-08-15',
      '2025-08-16',
    ]);
    expect([weekend.title, weekend.date, weekend.end]).toEqual(['Family Weekend', '2025-10-10', '2025-10-12']);
    expect([council.title, council.when]).toEqual(['Parent & Family Council', 'Year-round']);
    expect(parentsFamilies.practical.facts.map(({ term }) => term)).toEqual([
      'Campus visits',
      'Move-in day',
      'Staying connected',
    ]);
    expect(parentsFamilies.questions.list).toHaveLength(4);
    expect(parentsFamilies.questions.list[2].text).toMatch(/FERPA.*registrar/);
    expect(parentsFamilies.contact.ways.map(({ text }) => text)).toContain('Response within 24 hours');
  });
});

describe('alumni (specification, sections 2 and 9)', () => {
  it('has its figures, four notable alumni, four impacts and four events', () => {
    const shown: readonly string[] = alumniFriends.stats.list.map(({ value }) => value);
    for (const figure of [figures.alumniShort, figures.alumniCountries, figures.annualGiving])
      expect(shown).toContain(figure);
    for (const list of [alumniFriends.notable.list, alumniFriends.impact.list, alumniFriends.events.list])
      expect(list).toHaveLength(4);
  });

  it('has four ways to give with their minimums', () => {
    const ways = Object.fromEntries(alumniFriends.giving.options.map(({ title, minAmount }) => [title, minAmount]));
    expect(ways).toEqual({
      'Annual Fund': givingMinimums.annualFund,
      'Scholarship Endowment': givingMinimums.scholarshipEndowment,
      'Capital Projects': givingMinimums.capitalProjects,
      'Planned Giving': givingMinimums.plannedGiving,
    });
  });
});

describe('privacy (specification, section 2)', () => {
  it('has the eight sections in order, the date and the credits', () => {
    expect([...privacyPolicy.sections, privacyPolicy.contact].map(({ id }) => id)).toEqual([
      'collected',
      'use',
      'sharing',
      'security',
      'rights',
      'cookies',
      'updates',
      'contact',
    ]);
    expect(privacyPolicy.updated.day.long).toBe('January 1, 2025');
    expect(privacyPolicy.credits.text[0]).toBe(
      'Portraits: Avataaars by Pablo Stanley, via DiceBear. People and pictures are invented.',
    );
  });
});

describe('the knowledge base and the FAQ use the specified wording (sections 2 and 8)', () => {
  it('in their states', () => {
    const { error, loading, empty, csv } = knowledgeBase;
    expect([error.title, error.retry, error.fallback]).toEqual([
      'Connection Error',
      'Retry Connection',
      'Failed to load knowledge base data. Please ensure the backend is connected.',
    ]);
    expect(error.notConnected).toMatch(/hosted backend is not connected.*connect control at the top right/);
    expect(loading.title).toBe('Loading Knowledge Base');
    expect(loading.text).toMatch(/connecting to the backend/i);
    expect([empty.title, empty.text]).toEqual(['No Results Found', 'Try adjusting your search terms or filters.']);
    expect(Object.values(csv.columns)).toEqual([
      'Question',
      'Answer',
      'URL',
      'Category',
      'Subcategory',
      'Keywords',
      'Priority',
    ]);
  });

  it('in the search and its result', () => {
    expect(faq.search).toMatchObject({
      placeholder: 'Search frequently asked questions...',
      allCategories: 'All Categories',
      button: 'Search',
    });
    expect(faq.results.count(7)).toBe('7 questions');
    expect(faq.results.priority(9)).toBe('Priority: 9');
    expect(faq.results.learnMore).toBe('Learn More');
    expect(faq.empty).toEqual({
      title: 'No Results Found',
      text: 'Try adjusting your search terms or browse by category.',
      clear: 'Clear Filters',
    });
    expect(faq.contact.title).toBe('Still Have Questions?');
    expect(faq.contact.ways.map(({ text }) => text)).toEqual(['Monday-Friday 8AM-5PM', 'Response within 24 hours']);
  });
});
