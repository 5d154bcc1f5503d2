/**
 * What the specification gives letter by letter: headings, buttons, messages, options of forms, slugs and timers, by file
 * and field. `steps[].title` is that field of every entry, and a list is its entries with commas between them. This is
 * the only place that repeats it. Prices, dates and figures are not here: they stand once, in `shared/src/site`, where
 * each names its section. A site with another specification empties this list.
 */
export const specification: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'shared/src/site/timers.ts': {
    'timers.hero': 6000,
    'timers.programs': 5000,
    'timers.testimonials': 4000,
    'timers.performanceReport': 5000,
    programsPerPage: 3,
  },
  'shared/src/site/hours.ts': {
    'responseTimes.email': 'Response within 24 hours',
  },
  'shell/src/content/error-screens.ts': {
    'errorScreen.title': 'Something went wrong',
    'errorScreen.text': "We're sorry, but something unexpected happened. Our team has been notified.",
    'errorScreen.tryAgain': 'Try Again',
    'errorScreen.goHome': 'Go Home',
  },
  'mfe-admissions/src/content/plans.ts': {
    'plans[].name': 'Early Decision, Early Action, Regular Decision',
    'plans[].binding': 'true, false, false',
  },
  'mfe-admissions/src/content/financial-aid.ts': {
    'financialAid.fafsa.checklist[].title':
      'Social Security number, Driver’s license, Tax returns and W-2s, Bank and investment records, Untaxed income records',
    'financialAid.calculator.button': 'Calculate Estimated Aid',
    'financialAid.calculator.fields[].label': 'Family Income, Family Size, Students in College',
    'financialAid.calculator.fields.0.options[].value': '0-30000, 30000-48000, 48000-75000, 75000-110000, 110000+',
    'financialAid.calculator.fields.1.options[].value': '2, 3, 4, 5, 6+',
    'financialAid.calculator.fields.2.options[].value': '1, 2, 3, 4+',
  },
  'mfe-admissions/src/content/application.ts': {
    'application.steps': 'Personal Information, Academic Background, Essays & Documents, Application Fee',
    'application.essays.personalStatement.words': 500,
    'application.essays.whyThisSchool.words': 300,
    'application.fee.payment.options[].value': 'credit, waiver',
    'intendedMajors[].value':
      'computer-science, business-administration, biomedical-engineering, psychology, mechanical-engineering, english-literature',
  },
  'mfe-admissions/src/content/request-info.ts': {
    'requestInfo.form.footnote': '* Required fields',
    'requestInfo.thanks.title': 'Thank You',
    'requestInfo.thanks.again': 'Submit Another Request',
    'requestOptions.graduationYear[].value': '2025, 2026, 2027, 2028, 2029',
    'requestOptions.studentType[].value': 'high-school, transfer, graduate, international, adult-learner',
    'requestOptions.howDidYouHear[].value':
      'search-engine, social-media, college-fair, high-school-counselor, friend-family, campus-visit, advertisement, other',
    'requestOptions.programs[].value':
      'Computer Science, Business Administration, Biomedical Engineering, Psychology, Mechanical Engineering, Finance, Marketing, Biology, English Literature, Political Science',
  },
  'mfe-academics/src/content/catalog.ts': {
    'collegeCatalog[].slug': 'business, engineering, arts-sciences',
  },
  'mfe-academics/src/content/featured-programs.ts': {
    'featuredPrograms.programs[].slug':
      'computer-science, business-administration, biomedical-engineering, psychology, mechanical-engineering, marketing',
  },
  'mfe-academics/src/content/rankings.ts': {
    'rankings.national.title': 'National Rankings',
    'rankings.programs.title': 'Program Rankings',
    'rankings.programs.list[].program': 'Computer Science, Business Administration, Biomedical Engineering, Psychology',
    'rankings.accreditations.title': 'Accreditations',
    'rankings.accolades.groups[].name': 'Research Excellence, Student Success, Global Impact, Recognition & Awards',
    'rankings.indicators.title': 'Quality Indicators',
    'rankings.understanding.title': 'Understanding Rankings',
  },
  'mfe-campus/src/content/visit.ts': {
    'tours[].id': 'general, academic, student-life',
    'tours[].name': 'General Campus Tour, Academic Focus Tour, Student Life Tour',
    'tours[].duration': '90 minutes, 2 hours, 2 hours',
    'visit.form.title': 'Schedule Your Visit',
    'visit.highlights.items[].title': 'Academic buildings, Residence halls, Recreation center',
    'visit.directions.routes[].title': 'From the north, From the airport, By public transport',
    'visitOptions.graduationYear[].value': '2025, 2026, 2027, 2028, transfer, graduate',
    'visitOptions.visitors[].value': '1, 2, 3, 4, 5+',
  },
  'mfe-support/src/content/about.ts': {
    'about.foundation.statements[].title': 'Mission, Vision',
    'about.values.list[].title': 'Excellence, Education, Empowerment',
    'about.history.moments[].when': '1925, 1950s, 1980s, 2000s, Today',
    'about.history.moments[].title': 'Foundation, Expansion, Global Reach, Digital Innovation, Future Ready',
  },
  'mfe-support/src/content/my3eu.ts': {
    'my3eu.dashboard.state.notifications': '3 new notifications',
  },
  'mfe-support/src/content/parents-families.ts': {
    'parentsFamilies.resources.groups[].title':
      'Financial Planning, Safety & Security, Important Dates, Academic Support',
    'parentsFamilies.programs.list[].title': 'New Parent Orientation, Family Weekend, Parent & Family Council',
  },
  'mfe-support/src/content/knowledge-base.ts': {
    'knowledgeBase.error.title': 'Connection Error',
    'knowledgeBase.error.retry': 'Retry Connection',
    'knowledgeBase.error.fallback': 'Failed to load knowledge base data. Please ensure the backend is connected.',
    'knowledgeBase.loading.title': 'Loading Knowledge Base',
    'knowledgeBase.empty.title': 'No Results Found',
    'knowledgeBase.empty.text': 'Try adjusting your search terms or filters.',
    'knowledgeBase.csv.columns.question': 'Question',
    'knowledgeBase.csv.columns.answer': 'Answer',
    'knowledgeBase.csv.columns.url': 'URL',
    'knowledgeBase.csv.columns.category': 'Category',
    'knowledgeBase.csv.columns.subcategory': 'Subcategory',
    'knowledgeBase.csv.columns.keywords': 'Keywords',
    'knowledgeBase.csv.columns.priority': 'Priority',
  },
  'mfe-support/src/content/faq.ts': {
    'faq.search.placeholder': 'Search frequently asked questions...',
    'faq.search.allCategories': 'All Categories',
    'faq.search.button': 'Search',
    'faq.results.learnMore': 'Learn More',
    'faq.empty.title': 'No Results Found',
    'faq.empty.text': 'Try adjusting your search terms or browse by category.',
    'faq.empty.clear': 'Clear Filters',
    'faq.contact.title': 'Still Have Questions?',
  },
};
