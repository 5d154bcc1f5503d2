/** What each file of this folder holds: `npm run check` compares, and the content takes its types from here. */
import {
  day,
  days,
  file,
  flag,
  href,
  isoDay,
  link,
  linkedText,
  list,
  metadata,
  nextQuestions,
  number,
  oneOf,
  picture,
  problem,
  say,
  section,
  shape,
  text,
  unique,
  words,
  type ContentOf,
} from '@3eu/university/content';
import { categories } from '../knowledge/entry';

const opening = shape(words('title', 'lede'));
const illustrated = opening.extend({ picture });
const entry = shape(words('title', 'text'));
const stat = shape(words('value', 'label'));
const fact = shape({ ...words('term', 'value'), href: href.optional() });
const wayToReach = entry.extend({ link });
const userTypes = shape(words('student', 'faculty', 'staff'));
const search = shape(words('label', 'placeholder', 'button', 'category', 'allCategories'));
const slug = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: expected small letters, digits and single hyphens');

/** An entry of the built-in set; specification, section 3, Knowledge-base entry. */
const question = shape({
  ...words('question', 'answer'),
  id: slug,
  /** The page that says more; `/` means none. */
  url: href,
  category: oneOf(categories),
  subcategory: text.optional(),
  keywords: text.regex(/^[^,]+(, [^ ,][^,]*)*$/, 'are not separated by a comma and a space each').optional(),
  /** The higher, the earlier in a list. */
  priority: number.int('is no whole number').min(1).max(10),
});

/** A card of the dashboard: it links to a page, or shows what a signed-in visitor would find, or both. */
const resource = entry
  .extend({
    id: slug,
    link: link.optional(),
    samples: list(shape({ ...words('title'), facts: list(shape(words('term', 'value'))) })).optional(),
  })
  .check(({ value, issues }) => {
    if (!value.link && !value.samples) issues.push(problem(value, [], 'needs a link, or else `samples`'));
  });
const cards = list(resource).check(unique('id', ({ id }) => id));
const resources = shape({ student: cards, faculty: cards, staff: cards });

/** A section of a long text: its id in the address, its heading, its paragraphs and perhaps a list after them. */
const longText = shape({ ...words('title'), id: slug, text: list(text), list: list(text).optional() });

export const schemas = {
  accessibility: file({
    accessibility: shape({
      asked: nextQuestions,
      ...words('contents'),
      metadata,
      header: opening,
      updated: shape({ ...words('label'), day }),
      sections: list(longText),
      contact: entry.extend({ id: slug, ways: list(wayToReach) }),
    }),
  }),
  'parents-families-es': file({
    paraFamilias: shape({
      asked: nextQuestions,
      metadata,
      header: opening,
      cost: shape({ ...words('id', 'title'), text: list(text), facts: list(fact.extend({ big: flag.optional() })) }),
      dates: section.extend({ facts: list(fact) }),
      call: section.extend({ ways: list(wayToReach) }),
    }),
  }),
  asked: file({
    asked: shape({
      topics: shape({ admissions: list(text), aid: list(text), transfer: list(text), dining: list(text) }),
    }),
  }),
  about: file({
    about: shape({
      asked: nextQuestions,
      metadata,
      header: illustrated,
      foundation: shape({ ...words('id', 'title'), statements: list(entry) }),
      values: shape({ ...words('id', 'title'), list: list(entry) }),
      facts: shape({ ...words('id', 'title', 'note'), list: list(stat) }),
      history: opening.extend({ moments: list(entry.extend({ ...words('when'), picture })) }),
      leadership: section.extend({
        president: shape({ ...words('name', 'title', 'bio'), picture }),
        people: list(shape({ ...words('name', 'title', 'bio'), portrait: picture })),
      }),
      campus: entry.extend({ id: text, picture, facts: list(fact) }),
      press: section.extend({
        ...words('picturesTitle', 'picturesText'),
        contact: list(fact),
        figures: list(fact),
        pictures: list(shape({ ...words('label'), picture })),
      }),
      closing: entry.extend(words('apply', 'visit')),
    }),
  }),
  'alumni-friends': file({
    alumniFriends: shape({
      asked: nextQuestions,
      metadata,
      header: illustrated.extend(words('give', 'update')),
      stats: shape({ ...words('label'), list: list(stat) }),
      association: shape({ ...words('id', 'title'), text: list(text) }),
      notable: shape({
        ...words('id', 'title'),
        list: list(shape({ ...words('name', 'detail', 'text'), portrait: picture })),
      }),
      giving: section.extend({
        ...words('caption'),
        columns: shape(words('title', 'minAmount', 'benefits')),
        options: list(shape(words('title', 'description', 'minAmount', 'benefits'))),
      }),
      impact: shape({ ...words('id', 'title'), list: list(entry), picture }),
      events: shape({
        ...words('id', 'title'),
        list: list(entry.extend({ ...words('place'), title: text, day: day.or(days) })),
      }),
      contact: shape({ ...words('id', 'title'), ways: list(wayToReach) }),
    }),
  }),
  faq: file({
    faq: shape({
      asked: nextQuestions,
      ...words('categories'),
      metadata,
      header: opening,
      search,
      results: shape({
        ...words('title', 'every', 'loading', 'learnMore', 'keywords'),
        count: say<[count: number]>(),
        found: say<[count: number, text: string]>(),
        priority: say<[priority: number]>(),
      }),
      empty: entry.extend(words('clear')),
      failed: entry.extend(words('titleAlone', 'textAlone', 'retry')),
      contact: section.extend({ ways: list(wayToReach) }),
    }),
  }),
  'knowledge-base': file({
    knowledgeBase: shape({
      asked: nextQuestions,
      withoutScripts: linkedText,
      metadata,
      header: opening,
      loading: entry,
      top: shape({ ...words('title'), list: list(link) }),
      error: shape({
        ...words('title', 'fallback', 'notConnected', 'timeout', 'unreachable', 'unreadable', 'readOnly'),
        ...words('hint', 'elsewhere', 'retry'),
        refused: say<[status: number]>(),
        faq: link,
        find: link,
      }),
      search,
      results: shape({
        ...words('title', 'none', 'category', 'priority', 'updated', 'view', 'keywords'),
        summary: say<[count: number, average: string]>(),
        more: say<[more: number]>(),
      }),
      empty: entry,
      csv: shape({
        ...words('button', 'file'),
        columns: shape(words('question', 'answer', 'url', 'category', 'subcategory', 'keywords', 'priority')),
        done: say<[count: number, file: string]>(),
      }),
    }),
  }),
  'knowledge-base/entries': file({
    entries: list(question)
      .check(unique('id', ({ id }) => id))
      .check(unique('question', (each) => each.question)),
  }),
  my3eu: file({
    my3eu: shape({
      asked: nextQuestions,
      metadata,
      header: illustrated,
      form: shape({
        ...words('name', 'userType', 'username', 'password', 'hint', 'submit', 'needsScript', 'help', 'deadNote'),
        ...words('home'),
        types: userTypes,
        security: entry,
        behind: userTypes,
        dead: list(text),
      }),
      dashboard: shape({
        ...words('signOut'),
        welcome: userTypes,
        state: shape(words('label', 'notifications', 'lastLogin', 'semester')),
        resources: shape({
          ...words('id', 'title', 'lede', 'sample'),
          list: resources,
        }),
        notices: shape({ ...words('title'), list: list(entry) }),
        activity: shape({ ...words('id', 'title'), list: list(entry.extend({ ...words('when'), date: isoDay })) }),
        support: shape({ ...words('title'), facts: list(fact) }),
      }),
    }),
  }),
  'my3eu/resources': file({ resources }),
  'parents-families': file({
    parentsFamilies: shape({
      asked: nextQuestions,
      metadata,
      header: illustrated.extend({ ...words('join'), visit: link, spanish: link }),
      resources: section.extend({
        lede: linkedText,
        /** Each is a link to where the site has the answer, or the answer. */
        groups: list(
          entry.extend({ answers: list(shape({ ...words('label'), href }).or(shape(words('label', 'text')))) }),
        ),
      }),
      programs: section.extend({
        list: list(
          entry.extend({
            ...words('place'),
            title: text,
            day: days.optional(),
            when: text.optional(),
          }),
        ),
      }),
      practical: shape({ ...words('id', 'title'), facts: list(fact) }),
      questions: shape({ ...words('id', 'title'), list: list(entry.extend({ id: slug, text: linkedText })) }),
      contact: section.extend({ ways: list(wayToReach) }),
    }),
  }),
  'privacy-policy': file({
    privacyPolicy: shape({
      asked: nextQuestions,
      ...words('contents'),
      metadata,
      header: opening,
      updated: shape({ ...words('label'), day }),
      sections: list(longText),
      contact: entry.extend({ ...words('id', 'post'), email: link, accessibility: link }),
      credits: shape({ ...words('id', 'title'), text: list(text) }),
    }),
  }),
};

/** What one of these files exports, as in `Content<'faq'>['faq']`. */
export type Content<File extends keyof typeof schemas> = ContentOf<typeof schemas, File>;
