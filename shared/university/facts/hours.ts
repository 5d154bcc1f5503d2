/** Counselors' office hours. Specification, section 9. */
export const officeHours = {
  regular: [
    { days: 'Monday to Friday', hours: '8 AM to 5 PM' },
    { days: 'Saturday', hours: '9 AM to 2 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  /** What the season is, in words. */
  seasonName: 'Application season (October to January)',
  season: [
    { days: 'Monday to Friday', hours: '8 AM to 7 PM' },
    { days: 'Saturday', hours: '9 AM to 4 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
} as const;

/** When the offices answer the phone. Specification, sections 2 (FAQ) and 9, in the one form of the site. */
export const phoneHours = 'Monday to Friday, 8 AM to 5 PM';

/** The same for readers of Spanish. */
export const phoneHoursInSpanish = 'de lunes a viernes, de 8 a 17 horas';

/** Campus tours. Specification, sections 2 (Visit) and 9. */
export const tourHours = {
  long: 'Monday to Saturday, 9 AM to 4 PM',
  /** How long each tour takes; specification, section 3, Tour type. */
  duration: { general: '90 minutes', academic: '2 hours', studentLife: '2 hours' },
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
