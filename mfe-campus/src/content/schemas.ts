/** What each file of this folder holds: `npm run check` compares, and the content takes its types from here. */
import {
  day,
  email,
  file,
  flag,
  href,
  inDateOrder,
  link,
  linkedText,
  list,
  listOrNone,
  metadata,
  nextQuestions,
  number,
  oneOf,
  pair,
  phone,
  picture,
  price,
  problem,
  say,
  shape,
  text,
  unique,
  words,
  type ContentOf,
} from '@3eu/university/content';
import { athletics as sportsFigures } from '@3eu/university/facts';

const entry = shape(words('title', 'text'));
const stat = shape(words('value', 'label'));
const option = shape(words('value', 'label'));
const fact = shape(words('term', 'value'));
const header = shape({ ...words('title', 'lede'), picture });
const callUs = shape({ ...words('term', 'note'), label: phone, href });
const writeUs = shape({ ...words('term', 'note'), label: email, href });
const time = text.regex(/^\d+:\d\d [AP]M$/, 'is no time of day: expected hours and minutes, as 7:30 PM');
const tour = oneOf(['general', 'academic', 'student-life']);
const events = list(shape({ ...words('place', 'text'), title: text, day, time })).check(
  inDateOrder((event) => event.day),
);

const games = list(
  shape({
    ...words('sport', 'opponent', 'location'),
    date: day,
    time,
    /** Played on our campus. */
    homeGame: flag,
    /** How it ended the last time. */
    was: text,
  }),
).check(inDateOrder(({ date }) => date));

const sport = shape({
  ...words('name', 'achievement', 'coach'),
  season: oneOf(['Fall', 'Winter', 'Spring']),
  /** Years of its conference titles. */
  titles: listOrNone(number),
});

const hall = shape({
  ...words('id', 'name', 'type', 'text'),
  /** For a semester. */
  price,
  /** Students who live in it. */
  capacity: number,
  features: list(text),
  picture,
});

const percent = number.min(0).max(100);

/** A place on the picture `campusMap`, in percent from the left and the top. */
const point = pair(percent);
const route = list(point);

const placeId = oneOf([
  'visitor-center',
  'parking',
  'library',
  'fountain',
  'tower',
  'workshops',
  'recreation',
  'teal-tower',
  'stadium',
  'boathouse',
]);

const place = shape({
  id: placeId,
  ...words('name', 'text'),
  /** Where the foot of its pin stands. */
  at: point,
  picture: picture.optional(),
});

export const schemas = {
  athletics: file({
    athletics: shape({
      asked: nextQuestions,
      ...words('figuresLabel', 'figuresNote'),
      metadata,
      header: header.extend({ apply: link, coaches: link }),
      figures: list(stat),
      games: shape({
        ...words('id', 'title', 'lede', 'caption', 'home', 'tickets', 'note'),
        columns: shape(words('date', 'game', 'place', 'tickets')),
        against: shape(words('home', 'away')),
        ticketsFor: say<[sport: string, date: string]>(),
        list: games,
      }),
      sports: shape({
        ...words('id', 'title', 'lede', 'champions', 'coach'),
        count: say<[sports: number, months: string]>(),
      }),
      facilities: shape({ ...words('id', 'title'), picture, items: list(entry) }),
      excellence: shape({ ...words('id', 'title', 'lede', 'note'), picture, stats: list(stat) }),
      sponsors: shape({ ...words('title'), list: list(shape(words('name', 'gift'))) }),
    }),
  }),
  'campus-living': file({
    campusLiving: shape({
      asked: nextQuestions,
      metadata,
      header: shape({ ...words('title', 'lede'), apply: link, tour: link }),
      index: shape(words('title')),
      halls: shape({
        ...words('id', 'title', 'lede', 'students', 'perSemester'),
        features: say<[name: string]>(),
        list: list(hall).check(unique('id', ({ id }) => id)),
      }),
      amenities: shape({ ...words('id', 'title'), items: list(entry) }),
      dining: shape({
        ...words('id', 'title', 'lede', 'caption'),
        picture,
        more: link,
        columns: shape(words('venue', 'hours', 'features')),
        venues: list(
          shape({
            ...words('name', 'type', 'description', 'features'),
            hours: list(
              text.regex(/(AM|PM|closed)$/, 'is no time of opening: expected it to end with AM, PM or closed'),
            ),
          }),
        ),
      }),
      plans: shape({
        ...words('id', 'title', 'lede', 'caption', 'select', 'note'),
        columns: shape(words('plan', 'price', 'meals', 'diningDollars', 'select')),
        selectFor: say<[plan: string]>(),
        list: list(shape({ ...words('name', 'meals', 'text'), price, diningDollars: price })),
      }),
      contact: entry.extend({
        phone: callUs.omit({ note: true }),
        email: writeUs.omit({ note: true }),
      }),
    }),
  }),
  'campus-places': file({
    campusPlaces: list(place).check(unique('id', ({ id }) => id)),
  }),
  'career-support': file({
    careerSupport: shape({
      asked: nextQuestions,
      ...words('figuresLabel', 'figuresNote'),
      metadata,
      header,
      figures: list(stat),
      outcomes: shape({
        ...words('title', 'lede'),
        fields: list(shape({ ...words('field', 'placement'), salary: price })),
        chart: shape({ ...words('salary', 'placement', 'average'), averageSalary: price }),
      }),
      services: shape({ ...words('id', 'title'), items: list(entry) }),
      events: shape({
        ...words('id', 'title', 'lede', 'register', 'note'),
        picture,
        registerFor: say<[event: string]>(),
        list: events,
      }),
      resources: shape({ ...words('id', 'title'), list: list(entry.extend({ link })) }),
      contact: shape({ ...words('title'), place: fact, phone: callUs, email: writeUs }),
      closing: shape(words('title', 'text', 'appointment', 'note')),
    }),
  }),
  section: file({ campusSection: link }),
  sports: file({
    seasons: list(shape({ ...words('months'), name: sport.shape.season, picture })),
    sports: list(sport).check(({ value, issues }) => {
      const titles = value.flatMap((each) => each.titles).length;
      if (String(titles) !== sportsFigures.conferenceTitles)
        issues.push(
          problem(
            value,
            [],
            `has ${titles} titles; shared/university/facts/figures.ts counts ${sportsFigures.conferenceTitles}`,
          ),
        );
    }),
  }),
  'student-life': file({
    studentLife: shape({
      asked: nextQuestions,
      ...words('statsLabel', 'statsNote'),
      metadata,
      header,
      stats: list(stat),
      involvement: shape({
        ...words('id', 'title', 'lede'),
        categories: list(entry.extend({ ...words('meta'), href: href.optional() })),
      }),
      housing: entry.extend({ ...words('id'), picture, hall: link }),
      dining: entry.extend({ ...words('id'), picture }),
      living: link,
      day: shape({ ...words('id', 'title', 'lede', 'previous', 'next'), hours: list(entry.extend({ time, picture })) }),
      clubs: shape({ ...words('id', 'title', 'lede'), picture, list: list(entry.extend(words('when'))) }),
      voice: shape({ ...words('quote', 'name', 'detail'), picture }),
      support: shape({ ...words('id', 'title'), items: list(entry.extend(words('lead'))) }),
      events: shape({ ...words('id', 'title', 'lede'), list: events }),
    }),
  }),
  dining: file({
    dining: shape({
      ...words('breadcrumb'),
      metadata,
      header,
      halls: shape(words('id', 'title', 'lede')),
      needs: shape({ ...words('id', 'title'), items: list(entry) }),
      sum: shape({ ...words('id', 'title', 'lede'), items: list(stat), plans: link }),
    }),
  }),
  'student-stories': file({
    studentStories: shape({
      ...words('title'),
      one: say<[name: string]>(),
      /** A college's page shows the first of its own. */
      stories: list(
        shape({
          ...words('name', 'program', 'quote'),
          college: oneOf(['arts-sciences', 'business', 'engineering']),
          picture,
        }),
      ),
    }),
  }),
  tours: file({
    tours: list(
      shape({
        ...words('name', 'duration', 'description'),
        id: tour,
        times: list(time),
        /** In the order in which one comes to them; `tour-ways.ts` has the ways between them. */
        stops: list(placeId),
      }),
    ),
  }),
  'tour-ways': file({
    /** The way of each tour, through the feet of the pins of its stops. */
    tourWays: shape({ general: route, academic: route, 'student-life': route }),
  }),
  walk: file({
    walk: shape({
      ...words('back', 'previous'),
      stop: say<[number: number, stops: number]>(),
      next: say<[minutes: number]>(),
    }),
  }),
  visit: file({
    visit: shape({
      asked: nextQuestions,
      metadata,
      header: shape({ ...words('title', 'lede'), schedule: link }),
      tours: shape({
        ...words('id', 'title', 'lede', 'leaves', 'choose', 'chosen', 'book'),
        stops: say<[numbers: readonly number[]]>(),
        chooseFor: say<[tour: string]>(),
      }),
      form: shape({
        ...words('id', 'title', 'choose', 'submit', 'note', 'privacy'),
        needsScript: linkedText,
        you: shape(words('legend', 'name', 'email', 'phone', 'year', 'visitors')),
        tour: shape({
          ...words('legend', 'tour', 'date', 'time', 'noTour'),
          refused: shape(words('past', 'sunday')),
          interests: shape(words('label', 'hint')),
        }),
      }),
      map: shape({
        ...words('title', 'label', 'walk', 'hint'),
        pin: say<[number: number, name: string]>(),
      }),
      highlights: shape({ ...words('id', 'title'), items: list(entry.extend(words('meta'))), picture }),
      directions: shape({ ...words('id', 'title', 'lede'), routes: list(entry.extend(words('lead'))) }),
      parking: shape({
        ...words('title', 'caption'),
        columns: shape(words('place', 'price')),
        places: list(shape(words('place', 'text', 'price'))),
      }),
      contact: shape({
        ...words('title'),
        tours: fact.extend(words('note')),
        phone: callUs,
        email: writeUs,
        address: fact,
      }),
      virtual: entry.extend({ ...words('start', 'note'), picture }),
    }),
    visitOptions: shape({ graduationYear: list(option), visitors: list(option) }),
  }),
};

/** What one of these files exports, as in `Content<'visit'>['tours']`. */
export type Content<File extends keyof typeof schemas> = ContentOf<typeof schemas, File>;
