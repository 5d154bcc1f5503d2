/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type { categories } from '../knowledge/entry';
import type {
  Entry,
  Fact,
  Href,
  Illustrated,
  Link,
  LinkedText,
  Opening,
  Part,
  PictureSource,
  Section,
  Stat,
  Words,
  Day,
  Days,
  Page,
  Ways,
} from '@3eu/university/content';

/** A way to reach somebody: what for, the link, and how soon. */
export type ContactWay = Entry & { link: Link };

/** An entry of the built-in set; specification, section 3, Knowledge-base entry. */
export type Question = Words<'question' | 'answer'> & {
  id: string;
  /** The page that says more; `/` means none. */
  url: Href;
  category: (typeof categories)[number];
  subcategory?: string;
  keywords?: string;
  /** The higher, the earlier in a list. */
  priority: number;
};

/** A card of the dashboard: it links to a page, or shows what a signed-in visitor would find, or both. */
export type Resource = Entry & {
  id: string;
  link?: Link;
  samples?: readonly (Words<'title'> & { facts: readonly Fact[] })[];
};

export type Resources = Record<'student' | 'faculty' | 'staff', readonly Resource[]>;

/** A section of a long text: its id in the address, its heading, its paragraphs and perhaps a list after them. */
type LongText = Words<'title'> & { id: string; text: readonly string[]; list?: readonly string[] };

export type Alumna = Words<'name' | 'detail' | 'text'> & { portrait: PictureSource };

export type GivingOption = Words<'title' | 'description' | 'minAmount' | 'benefits'>;

/** A page that is one long text, with the day of its last change. */
type LongPage = Page & { updated: Day; sections: readonly LongText[] };

export type AccessibilityContent = LongPage & { contact: Entry & { id: string; ways: readonly ContactWay[] } };

export type ParaFamiliasContent = Page & {
  cost: Part & { text: readonly string[]; facts: readonly Fact[] };
  dates: Section & { facts: readonly Fact[] };
  call: Section & { ways: readonly ContactWay[] };
};

export type AskedContent = {
  topics: Record<'admissions' | 'aid' | 'transfer' | 'dining', readonly string[]>;
};

export type AboutContent = Page<Illustrated> & {
  foundation: Part & { statements: readonly Entry[] };
  values: Part & { list: readonly Entry[] };
  facts: Part & Words<'note'> & { list: readonly Stat[] };
  history: Opening & { moments: readonly (Entry & Words<'when'> & { picture: PictureSource })[] };
  leadership: Section & {
    president: Words<'name' | 'title' | 'bio'> & { picture: PictureSource };
    people: readonly (Words<'name' | 'title' | 'bio'> & { portrait: PictureSource })[];
    /** The last one's: complaints, and what she wrote below each. */
    door: Words<'plate'> & { notes: readonly Entry[] };
  };
  campus: Entry & Words<'id'> & { picture: PictureSource; facts: readonly Fact[] };
  registrar: Section & { contact: readonly Fact[]; list: readonly (Entry & { id: string })[] };
  press: Section &
    Words<'picturesTitle' | 'picturesText'> & {
      contact: readonly Fact[];
      figures: readonly Fact[];
      pictures: readonly (Words<'label'> & { picture: PictureSource })[];
    };
  neighbors: Section & { list: readonly Entry[] };
  closing: Entry & Ways;
};

export type AlumniFriendsContent = Page<Illustrated> & {
  stats: readonly Stat[];
  association: Part & { text: readonly string[] };
  notable: Part & {
    list: readonly Alumna[];
  };
  giving: Section &
    Words<'caption'> & {
      options: readonly GivingOption[];
    };
  services: Part & { list: readonly Entry[] };
  impact: Part & { list: readonly Entry[]; picture: PictureSource };
  events: Section & { list: readonly (Entry & Words<'place' | 'title'> & { day: Day | Days })[] };
  contact: Part & { ways: readonly ContactWay[] };
};

export type FaqContent = Page & {
  empty: Entry;
  failed: Entry & Words<'titleAlone' | 'textAlone'>;
  contact: Section & { ways: readonly ContactWay[] };
};

export type KnowledgeBaseContent = Page & {
  withoutScripts: LinkedText;
  loading: Entry;
  top: Words<'title'> & { list: readonly Link[] };
  error: Words<
    'title' | 'fallback' | 'notConnected' | 'timeout' | 'unreachable' | 'unreadable' | 'readOnly' | 'hint' | 'elsewhere'
  > & { refused: (status: number) => string; faq: Link; find: Link };
  empty: Entry;
};

export type My3euContent = Page<Illustrated> & {
  form: Words<'hint' | 'needsScript' | 'deadNote'> & { stuck: LinkedText; security: Entry; dead: readonly string[] };
  dashboard: {
    state: Words<'notifications' | 'lastLogin' | 'semester'>;
    resources: Section & { list: Resources };
    notices: Words<'title'> & { list: readonly Entry[] };
    activity: Part & { list: readonly (Entry & Words<'when' | 'date'>)[] };
    support: Words<'title'> & { facts: readonly Fact[] };
  };
};

export type ParentsFamiliesContent = Page<Illustrated & { visit: Link; spanish: Link }> & {
  resources: Section &
    Words<'lede'> & {
      /** Each is a link to where the site has the answer, or the answer. */
      groups: readonly (Entry & {
        answers: readonly ((Words<'label'> & { href: Href }) | Words<'label' | 'text'>)[];
      })[];
    };
  programs: Section & { list: readonly (Entry & Words<'place' | 'title'> & { day?: Days; when?: string })[] };
  practical: Part & { facts: readonly Fact[] };
  questions: Part & { list: readonly (Entry & Words<'text'> & { id: string })[] };
  contact: Section & { ways: readonly ContactWay[] };
};

export type PrivacyPolicyContent = LongPage & {
  contact: Entry & Words<'id' | 'post'> & { email: Link; accessibility: Link };
  credits: Part & { text: readonly string[] };
};
