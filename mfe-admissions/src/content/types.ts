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

type Hinted = Words<'label' | 'hint'>;

type Person = Words<'name' | 'detail' | 'quote'> & { picture: PictureSource };

type CallUs = Words<'term' | 'note'> & { number: Phone };

type WriteUs = Words<'term' | 'note'> & { address: Email };

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

export type Reason = Words<'id' | 'claim'> & { text: readonly string[]; stat: Stat; picture?: PictureSource };

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

export type AdmittedStudentsContent = Page<Illustrated> &
  Words<'breadcrumb'> & {
    deposit: Words<'button' | 'note'>;
    portal: Link;
    steps: Section & { statuses: Words<'urgent' | 'important' | 'normal'>; list: readonly AdmissionStep[] };
    orientation: Section & Words<'caption'> & { sessions: readonly OrientationSession[] };
    schedule: Illustrated &
      Words<'id'> & { days: readonly (Words<'title'> & { day: Day; events: readonly Words<'time' | 'title'>[] })[] };
    deferral: Section & { facts: readonly Fact[] };
    offices: Part & { list: readonly (Words<'name' | 'text'> & { phone: Phone; email: Email })[] };
    closing: Entry;
  };

export type DatedEntry = Entry & { day: Day };

export type ApplicationContent = Page &
  Words<'breadcrumb' | 'stepsLabel' | 'submitNote'> & {
    needsScript: LinkedText;
    steps: readonly string[];
    stepStates: Words<'done' | 'open' | 'current' | 'toCome'>;
    stepOf: (step: number, count: number) => string;
    tabTitle: (step: number) => string;
    buttons: Words<'previous' | 'next' | 'submit'>;
    personal: Words<'intro' | 'firstName' | 'lastName' | 'phone' | 'dateOfBirth'> & { email: Hinted; address: Hinted };
    academic: Words<'intro' | 'highSchool'> & {
      gpa: Hinted;
      satScore: Hinted;
      actScore: Hinted;
      intendedMajor: Hinted & Words<'placeholder'>;
    };
    essays: Words<'intro'> & {
      personalStatement: Hinted & { words: number };
      whyThisSchool: Hinted & { words: number };
      upload: Words<'button' | 'note'>;
      uploads: readonly Hinted[];
    };
    fee: Words<'certification'> & {
      amount: Fact;
      plan: Words<'term'> & { value: (name: string, commitment: string, day: string) => string };
      payment: Words<'legend'> & { options: readonly (Option & Words<'hint'>)[] };
    };
    tips: Words<'title'> & { items: readonly (Entry & { link?: Link; lines?: readonly Reader[] })[] };
    sent: Entry;
    leave: Entry & Words<'stay' | 'leave'>;
  };

export type CounselorsContent = Page &
  Words<'breadcrumb'> & {
    finder: Words<'title' | 'label' | 'placeholder' | 'answer' | 'elsewhereCounselor' | 'elsewhere'>;
    people: Part & { more: (firstName: string) => string };
    hours: Section &
      Words<'caption'> & {
        rows: readonly Words<'days' | 'regular' | 'season'>[];
        tours: Fact;
      };
    contact: Entry & Words<'id' | 'appointment'> & { picture: PictureSource; phone: CallUs; email: WriteUs };
  };

export type FinancialAidContent = PageAlone &
  Words<'figuresNote'> & {
    figures: readonly Stat[];
    bar: Words<'title' | 'unit'> & { parts: readonly (Words<'label'> & { dollars: number })[] };
    cost: Section &
      Words<'hall' | 'plan' | 'first' | 'second' | 'none' | 'note'> & {
        rows: Words<'tuition' | 'books' | 'awards' | 'total'> & {
          room: (hall: string) => string;
          meals: (plan: string) => string;
        };
        more: Link;
      };
    types: Illustrated &
      Words<'id' | 'eligibility'> & { list: readonly (AidType & Words<'description' | 'eligibility'>)[] };
    loans: Section & Words<'note'> & { facts: readonly Fact[]; installments: Entry };
    scholarships: Section &
      Words<'caption'> & {
        apply: Link;
        list: readonly Scholarship[];
      };
    fafsa: Section & Words<'checklistTitle'> & { facts: readonly Fact[]; link: Link; checklist: readonly Entry[] };
    changes: Section & { list: readonly Entry[] };
    calculator: Opening &
      Words<'choose' | 'button' | 'note' | 'disclaimer'> & {
        instead: LinkedText;
        text: readonly string[];
        fields: readonly (Words<'label' | 'name'> & { options: readonly Option[] })[];
      };
    netPrice: Section & { facts: readonly Fact[] };
    dates: Part & Words<'note'>;
    office: Illustrated &
      Words<'id' | 'appointment' | 'resourcesTitle'> & {
        phone: Omit<CallUs, 'note'>;
        email: Omit<WriteUs, 'note'>;
        facts: readonly Fact[];
        resources: readonly string[];
      };
  };

export type RequestInfoContent = Page<Illustrated> &
  Words<'breadcrumb'> & {
    needsScript: LinkedText;
    next: Words<'title'> & { items: readonly Entry[] };
    contact: Words<'title'> & { phone: CallUs; email: WriteUs };
    form: Words<'title' | 'zipFormat' | 'footnote' | 'privacy' | 'submit'> & {
      programs: Words<'legend' | 'hint'>;
      additionalQuestions: Hinted;
    };
    thanks: Entry & Words<'meanwhile' | 'again'> & { picture: PictureSource; demo: Entry; links: readonly Link[] };
  };

export type RequestOptionsContent = Record<
  'graduationYear' | 'studentType' | 'howDidYouHear' | 'programs',
  readonly Option[]
>;

export type InternationalContent = Page<Opening & Ways> &
  Words<'breadcrumb'> & {
    wall: Words<'note'> & { clocks: readonly (Words<'city' | 'opens'> & { opensAfter: number })[] };
    english: Section & { facts: readonly Fact[] };
    documents: Part & { items: readonly Entry[] };
    funds: Section & { facts: readonly Fact[]; more: Link };
    visa: Part & { steps: readonly Entry[] };
    insurance: Entry & Words<'id'>;
    orientation: Entry & Words<'id'>;
    dates: Section & { items: readonly DatedEntry[] };
    clock: Section &
      Words<'caption'> & {
        rows: readonly Words<'city' | 'midnight' | 'opens' | 'closes'>[];
      };
    person: Words<'title' | 'name' | 'role' | 'quote'> & { phone: CallUs; email: WriteUs };
  };

export type TransferContent = PageAlone<Illustrated & Ways> &
  Words<'breadcrumb'> & {
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

export type Why3eContent = Page &
  Words<'breadcrumb' | 'contentsLabel'> & {
    reasons: readonly Reason[];
    athletics: Section & Words<'note'> & { stats: readonly Stat[]; link: Link };
    stories: Words<'title'> & { lead: Person; others: readonly Person[] };
    life: Words<'title'> & { picture: PictureSource; blocks: readonly (Entry & Words<'meta'>)[]; link: Link };
    closing: Entry & Ways & { picture: PictureSource };
  };
