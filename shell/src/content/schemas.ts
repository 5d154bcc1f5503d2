/** What each file of this folder holds: `npm run check` compares, and the content takes its types from here. */
import {
  file,
  flag,
  href,
  isoDay,
  link,
  linkedText,
  list,
  listOrNone,
  metadata,
  nextQuestions,
  number,
  pair,
  part,
  phone,
  picture,
  say,
  shape,
  text,
  words,
  type ContentOf,
} from '@3eu/university/content';

const entry = shape(words('title', 'text'));
/** Somebody to call. */
const whom = shape({ ...words('name', 'title'), phone, portrait: picture.optional() });
/** What the harbor master wrote on a day. */
const logEntry = shape({ ...words('text'), day: isoDay });

export const schemas = {
  ask: file({
    ask: shape({
      ...words('questions', 'back'),
      answers: list(
        shape({
          ...words('id', 'question', 'figure', 'unit'),
          text: linkedText,
          person: shape({ ...words('name', 'title'), phone, portrait: picture.optional(), link: link.optional() }),
          link,
          picture,
        }),
      ),
    }),
  }),
  'ask-line': file({ askLine: shape(words('label', 'field', 'button')) }),
  'error-screens': file({
    errorScreen: shape({ ...words('title', 'tryAgain', 'goHome', 'debug'), text: part }),
    sectionUnavailable: entry.extend(words('offline', 'tryAgain', 'trying', 'goHome')),
  }),
  find: file({
    find: shape({
      ...words(
        'title',
        'lede',
        'index',
        'results',
        'searching',
        'nearest',
        'person',
        'nobody',
        'more',
        'withoutScripts',
      ),
      seo: metadata,
      asked: say<[term: string]>(),
      also: say<[places: number]>(),
      status: say<[first: string, others: number]>(),
      near: list(link),
      failed: entry.extend(words('tryAgain')),
      listFailed: entry,
    }),
  }),
  languages: file({
    languages: list(shape({ ...words('lang', 'line'), counselor: link, page: link.optional(), words: part })),
  }),
  footer: file({
    footer: shape({
      ...words('social'),
      columns: list(shape(words('group', 'title'))),
      privacy: link,
      inert: list(shape(words('label', 'note'))),
      log: logEntry.extend(words('label', 'date')),
    }),
  }),
  'harbor-log': file({ harborLog: list(logEntry) }),
  header: file({
    header: shape({
      ...words('navigation', 'audiencesLabel'),
      menus: list(
        shape({
          ...words('name', 'label'),
          /** Null where the name itself leads nowhere. */
          href: href.nullable(),
          groups: listOrNone(shape({ ...words('menu'), title: text.optional() })),
        }),
      ),
      actions: list(shape({ ...words('label'), href, primary: flag.optional() })),
      find: link.extend(words('page')),
      portal: shape({ href, signedIn: shape(words('student', 'faculty', 'staff')) }),
      mobileMenu: shape(words('button', 'title', 'close', 'everyPage')),
      openMenu: say<[label: string]>(),
    }),
  }),
  home: file({
    home: shape({
      ...words('figuresLabel'),
      asked: nextQuestions,
      seo: metadata,
      hero: shape({
        ...words('title', 'lede', 'slideshow', 'towerNote'),
        tower: say<[time: string]>(),
        apply: link,
        visit: link,
        interval: number,
        slides: list(
          shape({ ...words('name'), from: number, clock: shape({ hours: number, minutes: number }), picture }),
        ),
      }),
      figures: list(shape(words('value', 'label'))),
      closing: entry.extend({ apply: link, visit: link, picture }),
    }),
  }),
  'not-found': file({
    notFound: entry.extend({ seo: metadata, picture, meant: say<[path: string]>(), links: list(link) }),
  }),
  notices: file({
    notices: shape({
      ...words('skip', 'loading', 'offline', 'offlineKept'),
      broken: shape(words('text', 'action')),
      newVersion: shape(words('text', 'action')),
    }),
  }),
  offline: file({ offline: entry.extend({ seo: metadata, picture, links: list(link) }) }),
  'whom-to-call': file({
    whom: shape({
      everything: whom,
      about: list(whom.extend({ places: list(text) })),
    }),
  }),
  why: file({
    why: shape({
      ...words('title', 'lede', 'back', 'pins'),
      questions: list(
        shape({
          ...words('question', 'figure', 'unit', 'text'),
          /** Where its pin points on the picture `campusMap`, in percent from the left and the top. */
          at: pair(number.min(0).max(100)),
          /** Beginnings of the addresses that are about its place. */
          about: list(text),
          link,
          picture,
        }),
      ),
      claims: list(
        shape({
          ...words('title', 'evidence'),
          /** Where the evidence stands with what it counts. */
          proof: href,
        }),
      ),
      more: link,
    }),
  }),
};

/** What one of the files of this folder holds. */
export type Content<File extends keyof typeof schemas> = ContentOf<typeof schemas, File>;
