/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type { FooterGroup, MenuGroup } from '@3eu/platform/contract/groups';
import type { SiteAddress } from '@3eu/platform/contract/href';
import type {
  Day,
  Entry,
  Href,
  IsoDay,
  Link,
  Metadata,
  NextQuestions,
  Opening,
  Phone,
  PictureSource,
  Stat,
  Words,
  Ways,
} from '@3eu/university/content';

/** What the harbor master wrote on a day. */
export type LogEntry = Words<'text'> & { day: IsoDay };

/** A lecture of an evening, on a day that comes back every year. */
export type Lecture = Words<'text'> & { day: Day };

export type Answer = Words<'id' | 'question' | 'figure' | 'unit' | 'text'> & {
  person: Words<'name' | 'title'> & { phone: Phone; portrait?: PictureSource; link?: Link };
  link: Link;
  picture: PictureSource;
};

export type Question = Words<'question' | 'figure' | 'unit' | 'text'> & {
  /** Where its pin points on the picture `campusMap`, in percent from the left and the top. */
  at: readonly [number, number];
  /** Beginnings of the addresses that are about its place. */
  about: readonly string[];
  link: Link;
  picture: PictureSource;
};

export type AskContent = { answers: readonly Answer[] };

export type ErrorScreenContent = Words<'title' | 'tryAgain' | 'goHome' | 'debug'> & { text: string };

export type SectionUnavailableContent = Entry & Words<'offline' | 'tryAgain' | 'trying' | 'goHome'>;

export type FindContent = Opening &
  Words<'searching' | 'nobody' | 'withoutScripts'> & {
    metadata: Metadata;
    near: readonly Link[];
    failed: Entry;
    listFailed: Entry;
  };

export type Language = Words<'lang' | 'line'> & { words: string | null; counselor: Link; page?: Link };

export type FooterContent = {
  columns: readonly { group: FooterGroup; title: string }[];
  privacy: Link;
  inert: readonly Words<'label' | 'note'>[];
  log: LogEntry & Words<'label' | 'date'>;
  lecture: Words<'label' | 'date' | 'text'>;
};

/** A dropdown of the header; most are named after the group of pages that they show first. */
export type MenuName = MenuGroup | 'quick-links';

/** A dropdown of the header: its name, where its own link leads, and the groups of pages in it. */
export type HeaderMenu = {
  name: MenuName;
  label: string;
  href: SiteAddress | null;
  groups: readonly { menu: MenuGroup; title?: string }[] | null;
};

/** A button of the header, for visitors who have decided. */
export type HeaderAction = {
  label: string;
  href: SiteAddress;
  /** It stands out, and is the one that stays where there is room for only one. */
  primary?: true;
};

export type HeaderContent = {
  menus: readonly HeaderMenu[];
  actions: readonly HeaderAction[];
  find: Link & Words<'page'>;
  portal: { href: Href; signedIn: Words<'student' | 'faculty' | 'staff'> };
};

export type HomeContent = {
  asked: NextQuestions;
  metadata: Metadata;
  hero: Opening &
    Words<'towerNote'> & {
      tower: (time: string) => string;
      apply: Link;
      visit: Link;
      interval: number;
      slides: readonly (Words<'name'> & {
        from: number;
        clock: { hours: number; minutes: number };
        picture: PictureSource;
      })[];
    };
  figures: readonly Stat[];
  closing: Entry & Ways & { picture: PictureSource };
};

export type NotFoundContent = Entry & {
  metadata: Metadata;
  picture: PictureSource;
  meant: (path: string) => string;
  links: readonly Link[];
};

export type NoticesContent = Words<'offline' | 'offlineKept'> & {
  broken: Words<'text' | 'action'>;
  newVersion: Words<'text' | 'action'>;
};

export type OfflineContent = Entry & { metadata: Metadata; picture: PictureSource; links: readonly Link[] };

/** Somebody to call. */
export type WhomToCall = Words<'name' | 'title'> & { phone: Phone; portrait?: PictureSource };

export type WhomContent = { everything: WhomToCall; about: readonly (WhomToCall & { places: readonly string[] })[] };

export type WhyContent = Opening & {
  questions: readonly Question[];
  claims: readonly (Words<'title' | 'evidence'> & {
    /** Where the evidence stands with what it counts. */
    proof: Href;
  })[];
  more: Link;
};
