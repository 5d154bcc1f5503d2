/** What a field has to be; of an object, the fields named here; of a list, its items one by one. */
export type Expected = string | number | boolean | readonly Expected[] | { readonly [field: string]: Expected };

const values = (...words: string[]) => words.map((value) => ({ value }));
const titles = (...words: string[]) => words.map((title) => ({ title }));

/**
 * What the specification gives letter by letter: headings, buttons, messages, options of forms, slugs and timers, by
 * file and export. This is the only place that repeats it. Prices, dates and figures are not here: they stand once, in
 * `shared/src/site`, where each names its section. A site with another specification empties this list.
 */
export const specification: Readonly<Record<string, { readonly [name: string]: Expected }>> = {
  'shared/src/site/timers.ts': {
    timers: { hero: 6000, programs: 5000, testimonials: 4000, performanceReport: 5000 },
    programsPerPage: 3,
  },
  'shared/src/site/hours.ts': {
    phoneHours: { long: 'Monday-Friday 8AM-5PM', short: 'Mon-Fri 8AM-5PM' },
    responseTimes: { email: 'Response within 24 hours' },
  },
  'shell/src/content/error-screens.ts': {
    errorScreen: {
      title: 'Something went wrong',
      text: "We're sorry, but something unexpected happened. Our team has been notified.",
      tryAgain: 'Try Again',
      goHome: 'Go Home',
    },
  },
  'mfe-admissions/src/content/plans.ts': {
    plans: [
      { name: 'Early Decision', binding: true },
      { name: 'Early Action', binding: false },
      { name: 'Regular Decision', binding: false },
    ],
  },
  'mfe-admissions/src/content/financial-aid.ts': {
    financialAid: {
      fafsa: {
        checklist: titles(
          'Social Security number',
          'Driver’s license',
          'Tax returns and W-2s',
          'Bank and investment records',
          'Untaxed income records',
        ),
      },
      calculator: {
        button: 'Calculate Estimated Aid',
        fields: [
          {
            label: 'Family Income',
            options: values('0-30000', '30000-48000', '48000-75000', '75000-110000', '110000+'),
          },
          { label: 'Family Size', options: values('2', '3', '4', '5', '6+') },
          { label: 'Students in College', options: values('1', '2', '3', '4+') },
        ],
      },
    },
  },
  'mfe-admissions/src/content/application.ts': {
    application: {
      steps: ['Personal Information', 'Academic Background', 'Essays & Documents', 'Application Fee'],
      essays: { personalStatement: { words: 500 }, whyThisSchool: { words: 300 } },
      fee: { payment: { options: values('credit', 'waiver') } },
    },
    intendedMajors: values(
      'computer-science',
      'business-administration',
      'biomedical-engineering',
      'psychology',
      'mechanical-engineering',
      'english-literature',
    ),
  },
  'mfe-admissions/src/content/request-info.ts': {
    requestInfo: {
      form: { footnote: '* Required fields' },
      thanks: { title: 'Thank You', again: 'Submit Another Request' },
    },
    requestOptions: {
      graduationYear: values('2025', '2026', '2027', '2028', '2029'),
      studentType: values('high-school', 'transfer', 'graduate', 'international', 'adult-learner'),
      howDidYouHear: values(
        'search-engine',
        'social-media',
        'college-fair',
        'high-school-counselor',
        'friend-family',
        'campus-visit',
        'advertisement',
        'other',
      ),
      programs: values(
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
      ),
    },
  },
  'mfe-academics/src/content/catalog.ts': {
    collegeCatalog: [{ slug: 'business' }, { slug: 'engineering' }, { slug: 'arts-sciences' }],
  },
  'mfe-academics/src/content/featured-programs.ts': {
    featuredPrograms: {
      programs: [
        { slug: 'computer-science' },
        { slug: 'business-administration' },
        { slug: 'biomedical-engineering' },
        { slug: 'psychology' },
        { slug: 'mechanical-engineering' },
        { slug: 'marketing' },
      ],
    },
  },
  'mfe-academics/src/content/rankings.ts': {
    rankings: {
      national: { title: 'National Rankings' },
      programs: {
        title: 'Program Rankings',
        list: [
          { program: 'Computer Science' },
          { program: 'Business Administration' },
          { program: 'Biomedical Engineering' },
          { program: 'Psychology' },
        ],
      },
      accreditations: { title: 'Accreditations' },
      accolades: {
        groups: [
          { name: 'Research Excellence' },
          { name: 'Student Success' },
          { name: 'Global Impact' },
          { name: 'Recognition & Awards' },
        ],
      },
      indicators: { title: 'Quality Indicators' },
      understanding: { title: 'Understanding Rankings' },
    },
  },
  'mfe-campus/src/content/visit.ts': {
    tours: [
      { id: 'general', name: 'General Campus Tour', duration: '90 minutes' },
      { id: 'academic', name: 'Academic Focus Tour', duration: '2 hours' },
      { id: 'student-life', name: 'Student Life Tour', duration: '2 hours' },
    ],
    visit: {
      form: { title: 'Schedule Your Visit' },
      highlights: { items: titles('Academic buildings', 'Residence halls', 'Recreation center') },
      directions: { routes: titles('From the north', 'From the airport', 'By public transport') },
    },
    visitOptions: {
      graduationYear: values('2025', '2026', '2027', '2028', 'transfer', 'graduate'),
      visitors: values('1', '2', '3', '4', '5+'),
    },
  },
  'mfe-support/src/content/about.ts': {
    about: {
      foundation: { statements: titles('Mission', 'Vision') },
      values: { list: titles('Excellence', 'Education', 'Empowerment') },
      history: {
        moments: [
          { when: '1925', title: 'Foundation' },
          { when: '1950s', title: 'Expansion' },
          { when: '1980s', title: 'Global Reach' },
          { when: '2000s', title: 'Digital Innovation' },
          { when: 'Today', title: 'Future Ready' },
        ],
      },
    },
  },
  'mfe-support/src/content/my3eu.ts': {
    my3eu: { dashboard: { state: { notifications: '3 new notifications' } } },
  },
  'mfe-support/src/content/parents-families.ts': {
    parentsFamilies: {
      resources: {
        groups: titles('Financial Planning', 'Safety & Security', 'Important Dates', 'Academic Support'),
      },
      programs: { list: titles('New Parent Orientation', 'Family Weekend', 'Parent & Family Council') },
    },
  },
  'mfe-support/src/content/knowledge-base.ts': {
    knowledgeBase: {
      error: {
        title: 'Connection Error',
        retry: 'Retry Connection',
        fallback: 'Failed to load knowledge base data. Please ensure the backend is connected.',
      },
      loading: { title: 'Loading Knowledge Base' },
      empty: { title: 'No Results Found', text: 'Try adjusting your search terms or filters.' },
      csv: {
        columns: {
          question: 'Question',
          answer: 'Answer',
          url: 'URL',
          category: 'Category',
          subcategory: 'Subcategory',
          keywords: 'Keywords',
          priority: 'Priority',
        },
      },
    },
  },
  'mfe-support/src/content/faq.ts': {
    faq: {
      search: {
        placeholder: 'Search frequently asked questions...',
        allCategories: 'All Categories',
        button: 'Search',
      },
      results: { learnMore: 'Learn More' },
      empty: {
        title: 'No Results Found',
        text: 'Try adjusting your search terms or browse by category.',
        clear: 'Clear Filters',
      },
      contact: { title: 'Still Have Questions?' },
    },
  },
};
