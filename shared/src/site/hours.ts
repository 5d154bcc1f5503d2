/** Counselors' office hours. Specification, section 9. */
export const officeHours = {
  regular: [
    { days: 'Monday to Friday', hours: '8:00 AM-5:00 PM' },
    { days: 'Saturday', hours: '9:00 AM-2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  /** What the season is, in words. */
  seasonName: 'Application season (October-January)',
  season: [
    { days: 'Monday to Friday', hours: '8:00 AM-7:00 PM' },
    { days: 'Saturday', hours: '9:00 AM-4:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
} as const;

/** When the offices answer the phone. Specification, sections 2 (FAQ) and 9, which fix two spellings for admissions. */
export const phoneHours = {
  long: 'Monday-Friday 8AM-5PM',
  short: 'Mon-Fri 8AM-5PM',
  /** For every other office, as `tourHours` writes it. */
  plain: 'Monday to Friday 8 AM to 5 PM',
} as const;

/** Campus tours. Specification, sections 2 (Visit) and 9. */
export const tourHours = {
  long: 'Monday to Saturday 9 AM to 4 PM',
  /** What the hours count: the last tour ends after them. */
  lastTour: 'The desk closes at 4 PM; the last tour leaves at 3 PM and is back by 4:30.',
} as const;

/** How soon somebody answers. Specification, section 9. */
export const responseTimes = {
  email: 'Response within 24 hours',
  emailShort: 'within 24 hours',
  /** After a request for information, from November to January slower. */
  counselor: '1-2 business days',
  counselorSeason: '2-3 business days',
  counselorSeasonName: 'November to January',
} as const;
