/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type {
  Entry,
  Fact,
  Href,
  Illustrated,
  Link,
  LinkedText,
  Opening,
  Option,
  Part,
  PictureSource,
  Section,
  Stat,
  Time,
  Words,
  Day,
  Page,
  PageAlone,
  Ways,
} from '@3eu/university/content';

type TourId = 'general' | 'academic' | 'student-life';

type Events = readonly (Entry & Words<'place'> & { day: Day; time: Time })[];

/** A game of the season. */
export type Game = Words<'sport' | 'opponent' | 'location'> & {
  date: Day;
  time: Time;
  /** Played on our campus. */
  homeGame: boolean;
  /** How it ended the last time. */
  was: string;
};

export type Sport = Words<'name' | 'achievement' | 'coach'> & {
  season: 'Fall' | 'Winter' | 'Spring';
  /** Years of its conference titles. */
  titles: readonly number[] | null;
};

/** A hall in which students live. */
export type ResidenceHall = Words<'id' | 'name' | 'type' | 'text'> & {
  /** For a semester. */
  price: number;
  /** Students who live in it. */
  capacity: number;
  features: readonly string[];
  picture: PictureSource;
};

/** A place on the picture `campusMap`, in percent from the left and the top. */
type Point = readonly [number, number];

/** A way over the map. */
export type Way = readonly Point[];

type PlaceId =
  | 'visitor-center'
  | 'parking'
  | 'library'
  | 'fountain'
  | 'tower'
  | 'workshops'
  | 'recreation'
  | 'teal-tower'
  | 'stadium'
  | 'boathouse';

export type CampusPlace = Words<'name' | 'text'> & {
  id: PlaceId;
  /** Where the foot of its pin stands. */
  at: Point;
  picture?: PictureSource;
};

export type MealPlan = Words<'name' | 'meals' | 'text'> & { price: number; diningDollars: number };

export type DiningVenue = Words<'name' | 'type' | 'description' | 'features'> & {
  hours: readonly `${string}${'AM' | 'PM' | 'closed'}`[];
};

export type ParkingPlace = Words<'place' | 'text' | 'price'>;

export type AthleticsContent = Page<Illustrated & Ways> &
  Words<'figuresNote'> & {
    figures: readonly Stat[];
    games: Section & Words<'caption' | 'note'> & { list: readonly Game[] };
    sports: Section;
    facilities: Part & { picture: PictureSource; items: readonly Entry[] };
    excellence: Section & Words<'note'> & { picture: PictureSource; stats: readonly Stat[] };
    sponsors: Words<'title'> & { list: readonly Words<'name' | 'gift'>[] };
  };

export type CampusLivingContent = Page<Opening & Ways> & {
  halls: Section & Words<'text'> & { list: readonly ResidenceHall[] };
  amenities: Part & { items: readonly Entry[] };
  dining: Section &
    Words<'caption'> & {
      picture: PictureSource;
      more: Link;
      venues: readonly DiningVenue[];
    };
  plans: Section & Words<'caption' | 'note'> & { list: readonly MealPlan[] };
  contact: Entry & { facts: readonly Fact[] };
};

export type CareerSupportContent = Page &
  Words<'figuresNote'> & {
    figures: readonly Stat[];
    outcomes: Opening & {
      fields: readonly (Words<'field' | 'placement'> & { salary: number })[];
    };
    services: Part & { items: readonly Entry[] };
    employers: Section & { list: readonly (Entry & { href?: Href })[] };
    events: Section & Words<'note'> & { picture: PictureSource; list: Events };
    resources: Part & { list: readonly (Entry & { link: Link })[] };
    contact: Words<'title'> & { facts: readonly Fact[] };
    closing: Entry & Words<'note'>;
  };

export type Season = Words<'months'> & { name: Sport['season']; picture: PictureSource };

export type StudentLifeContent = Page<Illustrated> &
  Words<'statsNote'> & {
    stats: readonly Stat[];
    involvement: Section & { categories: readonly (Entry & Words<'meta'> & { href?: Href })[] };
    housing: Entry & Words<'id'> & { picture: PictureSource; hall: Link };
    dining: Entry & Words<'id'> & { picture: PictureSource };
    living: Link;
    day: Section & { hours: readonly (Entry & { time: Time; picture: PictureSource })[] };
    clubs: Section & { picture: PictureSource; list: readonly (Entry & Words<'when'>)[] };
    voice: Words<'quote' | 'name' | 'detail'> & { picture: PictureSource };
    support: Part & { items: readonly (Entry & Words<'lead'>)[]; troubles: readonly (Entry & { id: string })[] };
    events: Section & { list: Events };
  };

export type DiningContent = PageAlone & {
  halls: Section;
  needs: Part & { items: readonly Entry[] };
  sum: Section & { items: readonly Stat[]; plans: Link };
};

export type StudentStoriesContent = Words<'title'> & {
  /** A college's page shows the first of its own. */
  stories: readonly (Words<'name' | 'program' | 'quote'> & {
    college: 'arts-sciences' | 'business' | 'engineering';
    picture: PictureSource;
  })[];
};

export type Tour = Words<'name' | 'duration' | 'description'> & {
  id: TourId;
  times: readonly Time[];
  /** In the order in which one comes to them; `tour-ways.ts` has the ways between them. */
  stops: readonly PlaceId[];
};

export type TourWaysContent = Record<TourId, Way>;

export type VisitContent = Page<Opening & { schedule: Link }> &
  Words<'mapHint'> & {
    tours: Section;
    form: Part &
      Words<'note' | 'privacy' | 'interests'> & {
        needsScript: LinkedText;
        refused: Words<'past' | 'sunday'>;
      };
    ticket: Words<'title' | 'note'>;
    highlights: Part & { items: readonly (Entry & Words<'meta'>)[]; picture: PictureSource };
    directions: Section & { routes: readonly (Entry & Words<'lead'>)[] };
    parking: Words<'title' | 'caption'> & { places: readonly ParkingPlace[] };
    contact: Words<'title'> & { facts: readonly Fact[] };
    virtual: Entry & Words<'note'> & { picture: PictureSource };
  };

export type VisitOptionsContent = { graduationYear: readonly Option[]; visitors: readonly Option[] };
