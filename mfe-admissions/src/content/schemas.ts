/** What each file of this folder holds: `npm run check` compares, and the content takes its types from here. */
import {
  day,
  days,
  email,
  file,
  flag,
  href,
  inDateOrder,
  link,
  linkedText,
  list,
  metadata,
  nextQuestions,
  number,
  oneOf,
  part,
  phone,
  picture,
  price,
  problem,
  say,
  section,
  shape,
  text,
  unique,
  words,
  type ContentOf,
} from '@3eu/university/content';

const entry = shape(words('title', 'text'));
const opening = shape(words('title', 'lede'));
const illustrated = opening.extend({ picture });
const stat = shape(words('value', 'label'));
const option = shape(words('value', 'label'));
const hinted = shape(words('label', 'hint'));
const fact = shape(words('term', 'value'));
const person = shape({ ...words('name', 'detail', 'quote'), picture });
const callUs = shape({ ...words('term', 'note'), number: phone });
const writeUs = shape({ ...words('term', 'note'), address: email });

const states =
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming'.split(
    ', ',
  );

/** An admissions counselor; specification, section 3, Counselor. */
/** Who reads applications. */
const reader = shape({
  ...words('name'),
  /** Their states in two or three words. */
  region: text,
  phone,
  portrait: picture,
});

const counselor = reader.extend({
  ...words('title', 'education', 'experience', 'bio'),
  email,
  /** The page for those whom this counselor helps most. */
  page: link.optional(),
  specialties: list(text),
  /** Each of the fifty states belongs to one counselor. */
  territories: list(oneOf(states)),
  /** Applicants beyond the fifty states who are theirs too. */
  beyond: text.optional(),
});

const counselors = list(counselor)
  .check(unique('e-mail', (each) => each.email))
  .check(unique('phone number', (each) => each.phone))
  .check(({ value, issues }) => {
    const covered = value.flatMap(({ territories }) => territories);
    for (const state of states) {
      const count = covered.filter((other) => other === state).length;
      if (count === 1) continue;
      const last = value.findLastIndex(({ territories }) => territories.includes(state));
      issues.push(
        count === 0
          ? problem(value, [], `leaves ${state} without a counselor`)
          : problem(state, [last, 'territories'], `has ${state}, which another counselor has too`),
      );
    }
  });

/** One kind of aid; specification, section 3, Aid type. */
const aidType = shape({ ...words('title'), maxAmount: shape({ before: part, amount: text, after: part }) });

/** A plan of application, under the slug that an address names it by. */
const plan = shape({ ...words('slug', 'name', 'text'), apply: day, decision: day, binding: flag });

/** How pressing a step is; specification, section 4, Admission step statuses. */
const status = oneOf(['urgent', 'important', 'normal']);

/** Something to do between admission and the first day; specification, section 3, Admission step. */
const step = shape({ ...words('title', 'description'), deadline: day.or(days), status, link });

/** An orientation session; specification, section 3. */
const session = shape({
  ...words('type', 'focus'),
  /** Where more stands about its focus. */
  about: href.optional(),
  dates: days,
  availability: oneOf(['Available']),
});

export const schemas = {
  admissions: file({
    admissions: shape({
      seo: metadata,
      header: illustrated,
      apply: link,
      information: link,
      plans: shape({
        ...words('id', 'title', 'lede', 'applyBy', 'answerBy', 'start', 'open'),
        startFor: say<[plan: string]>(),
        list: list(plan),
      }),
      process: shape({ ...words('id', 'title'), steps: list(entry) }),
      documents: shape({ ...words('id', 'title'), items: list(entry) }),
      elsewhere: list(link),
      entering: section.extend({ facts: list(fact.extend({ big: flag.optional() })) }),
      requirements: shape({ ...words('id', 'title', 'note'), items: list(fact.extend({ big: flag.optional() })) }),
      dates: shape({
        ...words('id', 'title', 'caption'),
        lede: linkedText,
        list: list(entry.extend({ day })).check(inDateOrder((each) => each.day)),
      }),
      aid: shape({
        ...words('id', 'title', 'typesTitle', 'figuresLabel', 'figuresNote'),
        text: list(text),
        types: list(aidType.extend({ /** One line. */ summary: text })),
        fafsa: link,
        more: link,
        picture,
        figures: list(stat),
      }),
      people: illustrated.extend({ id: text, more: link, meet: link }),
    }),
  }),
  'admitted-students': file({
    admittedStudents: shape({
      asked: nextQuestions,
      ...words('breadcrumb'),
      seo: metadata,
      header: illustrated,
      deposit: shape(words('button', 'note')),
      portal: link,
      steps: section.extend({
        statuses: shape(words('urgent', 'important', 'normal')),
        list: list(step).check(inDateOrder(({ deadline }) => deadline)),
      }),
      orientation: section.extend({
        ...words('caption', 'register'),
        columns: shape(words('dates', 'type', 'focus', 'availability', 'action')),
        registerFor: say<[dates: string]>(),
        sessions: list(session).check(inDateOrder(({ dates }) => dates)),
      }),
      schedule: illustrated.extend({
        id: text,
        days: list(shape({ ...words('title'), day, events: list(shape(words('time', 'title'))) })).check(
          inDateOrder((each) => each.day),
        ),
      }),
      offices: shape({ ...words('id', 'title'), list: list(shape({ ...words('name', 'text'), phone, email })) }),
      closing: entry,
    }),
  }),
  'aid-dates': file({ aidDates: list(entry.extend({ day })) }),
  'aid-types': file({ aidTypes: list(aidType) }),
  application: file({
    application: shape({
      asked: nextQuestions,
      ...words('breadcrumb', 'stepsLabel', 'submitNote'),
      seo: metadata,
      header: opening,
      needsScript: linkedText,
      steps: list(text),
      stepStates: shape(words('done', 'open', 'current', 'toCome')),
      stepOf: say<[step: number, count: number]>(),
      tabTitle: say<[step: number]>(),
      buttons: shape(words('previous', 'next', 'submit')),
      personal: shape({
        ...words('intro', 'firstName', 'lastName', 'phone', 'dateOfBirth'),
        email: hinted,
        address: hinted,
      }),
      academic: shape({
        ...words('intro', 'highSchool'),
        gpa: hinted,
        satScore: hinted,
        actScore: hinted,
        intendedMajor: hinted.extend(words('placeholder')),
      }),
      essays: shape({
        ...words('intro'),
        personalStatement: hinted.extend({ words: number }),
        whyThisSchool: hinted.extend({ words: number }),
        upload: shape(words('button', 'note')),
        uploads: list(hinted),
      }),
      fee: shape({
        ...words('certification'),
        amount: fact,
        plan: shape({ ...words('term'), value: say<[name: string, commitment: string, day: string]>() }),
        payment: shape({ ...words('legend'), options: list(option.extend(words('hint'))) }),
      }),
      tips: shape({
        ...words('title'),
        items: list(entry.extend({ link: link.optional(), lines: list(reader).optional() })),
      }),
      sent: entry,
      leave: entry.extend(words('stay', 'leave')),
    }),
    intendedMajors: list(option),
  }),
  'counselor-list': file({ counselors }),
  counselors: file({
    counselorsPage: shape({
      asked: nextQuestions,
      ...words('breadcrumb'),
      seo: metadata,
      header: opening,
      finder: shape({ ...words('title', 'label', 'placeholder', 'answer', 'elsewhereCounselor'), elsewhere: part }),
      people: shape({
        ...words('id', 'title', 'specialties', 'territories', 'beyond', 'education', 'experience'),
        ...words('emailAddress', 'phoneNumber'),
        more: say<[firstName: string]>(),
      }),
      hours: section.extend({
        ...words('caption'),
        columns: shape(words('days', 'regular', 'season')),
        rows: list(shape(words('days', 'regular', 'season'))),
        tours: fact,
      }),
      contact: entry.extend({ id: text, ...words('appointment'), picture, phone: callUs, email: writeUs }),
    }),
  }),
  'financial-aid': file({
    financialAid: shape({
      ...words('figuresLabel', 'figuresNote'),
      seo: metadata,
      header: opening,
      figures: list(stat),
      bar: shape({ ...words('title', 'unit'), parts: list(shape({ ...words('label'), dollars: price })) }),
      cost: shape({
        ...words('id', 'title', 'lede', 'hall', 'plan', 'first', 'second', 'none', 'note'),
        perSemester: part,
        rows: shape({
          ...words('tuition', 'books', 'awards', 'total'),
          room: say<[hall: string]>(),
          meals: say<[plan: string]>(),
        }),
        more: link,
      }),
      types: illustrated.extend({
        id: text,
        eligibility: part,
        list: list(aidType.extend(words('description', 'eligibility'))),
      }),
      loans: section.extend({
        ...words('note'),
        facts: list(fact.extend({ big: flag.optional() })),
        installments: entry,
      }),
      scholarships: section.extend({
        ...words('caption'),
        apply: link,
        columns: shape(words('name', 'criteria', 'renewable', 'amount')),
        renewable: shape(words('yes', 'no')),
        perYear: part,
        list: list(shape({ ...words('name', 'criteria'), amount: price, renewable: flag })),
      }),
      fafsa: section.extend({
        ...words('checklistTitle'),
        deadline: shape({ ...words('label'), day }),
        link,
        checklist: list(entry),
      }),
      calculator: opening.extend({
        instead: linkedText,
        ...words('choose', 'button', 'note', 'disclaimer'),
        text: list(text),
        fields: list(shape({ ...words('label', 'name'), options: list(option) })),
      }),
      netPrice: section.extend({ facts: list(fact) }),
      dates: shape(words('id', 'title', 'note')),
      office: illustrated.extend({
        id: text,
        ...words('appointment', 'resourcesTitle'),
        phone: callUs.omit({ note: true }),
        email: writeUs.omit({ note: true }),
        facts: list(fact),
        resources: list(text),
      }),
    }),
  }),
  plans: file({ commitment: shape(words('yes', 'no')), plans: list(plan) }),
  'request-info': file({
    requestInfo: shape({
      asked: nextQuestions,
      ...words('breadcrumb'),
      seo: metadata,
      header: illustrated,
      needsScript: linkedText,
      next: shape({ ...words('title'), items: list(entry) }),
      contact: shape({ ...words('title'), phone: callUs, email: writeUs }),
      form: shape({
        ...words('title', 'footnote', 'privacy', 'submit'),
        you: shape(words('legend', 'firstName', 'lastName', 'email', 'phone')),
        place: shape(words('legend', 'address', 'city', 'state', 'zipCode', 'zipFormat')),
        plans: shape({
          ...words('legend', 'studentType', 'graduationYear', 'choose'),
          programs: shape(words('legend', 'hint')),
        }),
        last: shape({ ...words('legend', 'howDidYouHear'), additionalQuestions: hinted }),
      }),
      thanks: entry.extend({ ...words('meanwhile', 'again'), picture, demo: entry, links: list(link) }),
    }),
    requestOptions: shape({
      graduationYear: list(option),
      studentType: list(option),
      howDidYouHear: list(option),
      programs: list(option),
    }),
  }),
  readers: file({ readers: list(reader) }),
  section: file({ admissionsSection: link }),
  international: file({
    internationalPage: shape({
      asked: nextQuestions,
      ...words('breadcrumb'),
      seo: metadata,
      header: opening,
      apply: link,
      counselor: link,
      english: section.extend({ facts: list(fact.extend({ big: flag.optional() })) }),
      documents: shape({ ...words('id', 'title'), items: list(entry) }),
      funds: section.extend({ facts: list(fact.extend({ big: flag.optional() })), more: link }),
      visa: shape({ ...words('id', 'title'), steps: list(entry) }),
      insurance: entry.extend({ id: text }),
      orientation: entry.extend({ id: text }),
      dates: section.extend({ items: list(entry.extend({ day })) }),
      clock: section.extend({
        ...words('caption'),
        columns: shape(words('city', 'midnight', 'opens', 'closes')),
        rows: list(shape(words('city', 'midnight', 'opens', 'closes'))),
      }),
      person: shape({ ...words('title', 'name', 'role', 'quote'), phone: callUs, email: writeUs }),
    }),
  }),
  transfer: file({
    transferPage: shape({
      ...words('breadcrumb'),
      seo: metadata,
      header: illustrated,
      apply: link,
      counselors: link,
      credits: section.extend({ facts: list(fact.extend({ big: flag.optional() })), note: linkedText }),
      documents: shape({ ...words('id', 'title'), items: list(entry) }),
      dates: section.extend({ items: list(entry.extend({ day: day.or(days) })) }),
      person: shape({ ...words('title', 'name', 'role', 'quote'), phone: callUs, email: writeUs }),
    }),
  }),
  'why-3e': file({
    why3e: shape({
      asked: nextQuestions,
      ...words('breadcrumb', 'contentsLabel'),
      seo: metadata,
      header: opening,
      reasons: list(shape({ ...words('id', 'claim'), text: list(text), stat, picture: picture.optional() })).check(
        unique('id', ({ id }) => id),
      ),
      athletics: section.extend({ ...words('note'), stats: list(stat), link }),
      stories: shape({ ...words('title'), lead: person, others: list(person) }),
      life: shape({ ...words('title'), picture, blocks: list(entry.extend(words('meta'))), link }),
      closing: entry.extend({ picture, apply: link, visit: link }),
    }),
  }),
};

/** What one of these files exports, as in `Content<'counselor-list'>['counselors']`. */
export type Content<File extends keyof typeof schemas> = ContentOf<typeof schemas, File>;
