import { academicYear, aidDeadlines } from './deadlines';

/** What helps once whoever has come cannot pay. Ours: apart, for a page that states it alone. */
export const stayFund = 2_000;

/** Financial aid: headline figures, the ceilings of each kind. Specification, sections 2 (Financial aid) and 9. */
export const aid = {
  receivingAid: '95%',
  scholarshipsPerYear: '$52M',
  averageScholarship: '$28K',
  averageDebt: 32_000,
  /** What `receivingAid` counts. */
  kinds: `Aid is of every kind: grants, scholarships, work-study and loans. The share is of all undergraduates, as the aid office counted in ${academicYear - 1}.`,
  /** Whom `averageScholarship` counts: the sum of a year over the average is as many as every eighth student. */
  averageNote:
    'The average scholarship is that of the one student in eight who holds any, all awards of a year together.',
  maxFederalGrant: 7_395,
  /** Our own, by need. Ours: the specification names the four kinds of aid and no grants of the university. */
  maxOwnGrant: 18_000,
  maxMeritScholarship: 25_000,
  /** The smallest of the six, Community Service. */
  minMeritScholarship: 3_000,
  maxWorkStudy: 3_000,
  /** What the scholarship deadline asks for, since scholarships have no form. */
  scholarshipRule: `There is no scholarship form. Your application for admission has to be complete by ${aidDeadlines.scholarships.short}, transcript and both letters included.`,
  /** What a merit scholarship asks for after the first year. */
  scholarshipKept:
    'The renewable ones are paid for four years, as long as your average is 3.0 and you take a full load; below that you have a semester to mend it.',
} as const;
