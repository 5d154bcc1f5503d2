/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type {
  Email,
  Entry,
  Fact,
  Href,
  Illustrated,
  Link,
  LinkedText,
  Opening,
  Option,
  Part,
  Phone,
  PictureSource,
  Section,
  Stat,
  Words,
  Day,
  Days,
  Page,
  PageAlone,
  Ways,
} from '@3eu/university/content';

type Person = Words<'name' | 'detail' | 'quote'> & { picture: PictureSource };

type CallUs = Words<'note'> & { number: Phone };

type WriteUs = Words<'note'> & { address: Email };

/** The names in a text, each after a comma and a space. */
type Among<Names extends string, Found = never> = Names extends `${infer First}, ${infer Rest}`
  ? Among<Rest, Found | First>
  : Found | Names;

type State =
  Among<'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming'>;

/** Who reads applications. */
export type Reader = Words<'name'> & {
  /** Their states in two or three words. */
  region: string;
  phone: Phone;
  portrait: PictureSource;
};

/** An admissions counselor; specification, section 3, Counselor. */
export type Counselor = Reader &
  Words<'title' | 'education' | 'experience' | 'bio'> & {
    email: Email;
    /** The page for those whom this counselor helps most. */
    page?: Link;
    specialties: readonly string[];
    /** Each of the fifty states belongs to one counselor. */
    territories: readonly State[];
    /** Applicants beyond the fifty states who are theirs too. */
    beyond?: string;
  };

/** One kind of aid; specification, section 3, Aid type. */
export type AidType = Words<'title'> & { maxAmount: Words<'amount' | 'after'> & { before: string | null } };

/** A plan of application, under the slug that an address names it by. */
export type Plan = Words<'slug' | 'name' | 'text'> & { apply: Day; decision: Day; binding: boolean };

/** How pressing a step is; specification, section 4, Admission step statuses. */
export type StepStatus = 'urgent' | 'important' | 'normal';

/** Something to do between admission and the first day; specification, section 3, Admission step. */
export type AdmissionStep = Words<'title' | 'description'> & { deadline: Day | Days; status: StepStatus; link: Link };

/** An orientation session; specification, section 3. */
export type OrientationSession = Words<'type' | 'focus'> & {
  /** Where more stands about its focus. */
  about?: Href;
  dates: Days;
  availability: 'Available';
};

export type Scholarship = Words<'name' | 'criteria'> & { amount: number; renewable: boolean };

export type Reason = Words<'id' | 'claim' | 'seated'> & {
  text: readonly LinkedText[];
  stat: Stat;
  picture?: PictureSource;
  /** The same in one class: how many chairs are empty, how many after those turned and then taken. The rest are empty. */
  seats: readonly [number, number, number];
};

export type AdmissionsContent = PageAlone<Illustrated & Ways> & {
  plans: Section & Words<'open'> & { list: readonly Plan[] };
  process: Part & { steps: readonly Entry[] };
  documents: Part & { items: readonly Entry[] };
  entering: Section & { facts: readonly Fact[] };
  elsewhere: readonly Link[];
  requirements: Part & Words<'note'> & { items: readonly Fact[] };
  dates: Section & Words<'caption'> & { list: readonly DatedEntry[] };
  aid: Part &
    Words<'typesTitle' | 'figuresNote'> & {
      text: readonly string[];
      types: readonly (AidType & Words<'summary'>)[];
      fafsa: Link;
      more: Link;
      picture: PictureSource;
      figures: readonly Stat[];
    };
  people: Section & { more: Link; meet: Link };
};

export type AdmittedStudentsContent = Page<Illustrated> & {
  deposit: Words<'button' | 'note'>;
  portal: Link;
  steps: Section & { statuses: Words<'urgent' | 'important' | 'normal'>; list: readonly AdmissionStep[] };
  orientation: Section & Words<'caption'> & { sessions: readonly OrientationSession[] };
  schedule: Illustrated &
    Words<'id'> & { days: readonly (Words<'title'> & { day: Day; events: readonly Words<'time' | 'title'>[] })[] };
  bill: Section & { list: readonly Entry[] };
  deferral: Section & { facts: readonly Fact[] };
  offices: Part & { list: readonly (Words<'name' | 'text'> & { phone: Phone; email: Email })[] };
  closing: Entry;
};

export type DatedEntry = Entry & { day: Day };

export type ApplicationContent = Page &
  Words<'submitNote'> & {
    needsScript: LinkedText;
    steps: readonly string[];
    tabTitle: (step: number) => string;
    /** Hints of fields, by their names; so are those of the other steps. */
    personal: Words<'intro' | 'email' | 'address'>;
    academic: Words<'intro' | 'intendedMajor'>;
    essays: Words<'intro' | 'personalStatement' | 'whyThisSchool' | 'upload' | 'transcript' | 'letters'>;
    fee: Words<'amount' | 'credit' | 'waiver' | 'certification'>;
    tips: Words<'title'> & { items: readonly (Entry & { link?: Link; lines?: readonly Reader[] })[] };
    sent: Entry;
    leave: Entry;
  };

export type CounselorsContent = Page & {
  finder: Words<'title' | 'elsewhereCounselor' | 'elsewhere'>;
  people: Part;
  hours: Section &
    Words<'caption'> & {
      rows: readonly Words<'days' | 'regular' | 'season'>[];
      tours: string;
    };
  schools: Section & { list: readonly Entry[] };
  contact: Entry & Words<'id' | 'appointment'> & { picture: PictureSource; phone: CallUs; email: WriteUs };
};

/** What a year came to, on average, for families of an income. */
export type FamilyPrice = Words<'income'> & { price: number };

export type FinancialAidContent = PageAlone &
  Words<'figuresNote'> & {
    figures: readonly Stat[];
    cost: Section & Words<'note'> & { more: Link };
    types: Illustrated & Words<'id'> & { list: readonly (AidType & Words<'description' | 'eligibility'>)[] };
    loans: Section & Words<'note'> & { facts: readonly Fact[]; installments: Entry };
    scholarships: Section &
      Words<'caption'> & {
        apply: Link;
        list: readonly Scholarship[];
      };
    fafsa: Section & Words<'checklistTitle'> & { facts: readonly Fact[]; link: Link; checklist: readonly Entry[] };
    changes: Section & { list: readonly (Entry & { id: string })[] };
    calculator: Opening &
      Words<'note' | 'disclaimer'> & {
        instead: LinkedText;
        text: readonly string[];
        income: readonly Option[];
      };
    netPrice: Section & { rows: readonly FamilyPrice[] };
    dates: Part & Words<'note'>;
    office: Illustrated &
      Words<'id' | 'appointment' | 'resourcesTitle'> & {
        phone: { number: Phone };
        email: { address: Email };
        facts: readonly Fact[];
        resources: readonly string[];
      };
  };

export type RequestInfoContent = Page<Illustrated> & {
  needsScript: LinkedText;
  next: Words<'title'> & { items: readonly Entry[] };
  contact: Words<'title'> & { phone: CallUs; email: WriteUs };
  /** Two of them are hints of fields. */
  form: Words<'title' | 'zipFormat' | 'footnote' | 'privacy' | 'programs' | 'additionalQuestions'>;
  thanks: Entry & { picture: PictureSource; demo: Entry; links: readonly Link[] };
};

export type RequestOptionsContent = Record<
  'graduationYear' | 'studentType' | 'howDidYouHear' | 'programs',
  readonly Option[]
>;

export type InternationalContent = Page<Opening & Ways> & {
  wall: Words<'note'> & { clocks: readonly (Words<'city' | 'opens'> & { opensAfter: number })[] };
  english: Section & { facts: readonly Fact[] };
  documents: Part & { items: readonly Entry[] };
  funds: Section & { facts: readonly Fact[]; more: Link };
  visa: Part & { steps: readonly Entry[] };
  trouble: Section & { list: readonly Entry[] };
  insurance: Entry & Words<'id'>;
  orientation: Entry & Words<'id'>;
  dates: Section & { items: readonly DatedEntry[] };
  clock: Section &
    Words<'caption'> & {
      rows: readonly Words<'city' | 'midnight' | 'opens' | 'closes'>[];
    };
  person: Words<'title' | 'name' | 'role' | 'quote'> & { phone: CallUs; email: WriteUs };
};

export type TransferContent = PageAlone<Illustrated & Ways> & {
  credits: Section &
    Words<'note'> & {
      /** `counted`: the credits that the fact is of. */
      facts: readonly (Fact & { counted?: number })[];
      scale: Words<'note'> & { degree: number; most: number };
    };
  documents: Part & { items: readonly Entry[] };
  dates: Section & { items: readonly (Entry & { day?: Day; when?: string })[] };
  person: Words<'title' | 'name' | 'role' | 'quote'> & { phone: CallUs; email: WriteUs };
};

export type Why3eContent = Page & {
  reasons: readonly Reason[];
  athletics: Section & Words<'note'> & { stats: readonly Stat[]; link: Link };
  stories: Words<'title'> & { lead: Person; others: readonly Person[] };
  life: Words<'title'> & { picture: PictureSource; blocks: readonly (Entry & Words<'meta'>)[]; link: Link };
  closing: Entry & Ways & { picture: PictureSource };
};
