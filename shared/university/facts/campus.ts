/**
 * Small facts of the campus that several pages tell. The specification is silent about them; they are settled here so
 * that no two pages tell them differently. Written as they are read inside a sentence.
 */
export const campus = {
  /** Students' signatures that a new club needs to register. */
  clubSignatures: 'five',
  /** It strikes early on purpose, so that nobody misses the ferry. */
  clockTower: { minutesFast: 4, fast: 'four minutes fast', since: '1931', steps: '212' },
  /** As a sentence begins. Of the others, half change their major: a third switches. */
  undecided: 'A third of each class arrives undecided',
  /** A change of majors costs one form, and no year. */
  changeMajorUntil: 'until the end of your second year',
  /** Of the ratio of students to faculty, both are counted: see `ratioNote`. */
  firstYearTeachers: 'Most first-year courses are taught by professors, the others by lecturers',
  /** Bound volumes in the domed library on the quay. */
  library: {
    volumes: '900,000',
    hours: 'Monday to Friday, 8 AM to midnight; Saturday and Sunday, 10 AM to 10 PM',
  },
  /** As its picture shows. */
  tealTowerFloors: 'ten',
  /** Minutes on foot. From end to end, Teal Tower to the boathouse, is the pace of every tour on the map. */
  onFoot: { endToEnd: 25, quayToQuad: 11, quadToTower: 3, towerToStadium: 5 },
  /** Of an afternoon: practice and rehearsal lie between the two. */
  classEnds: 'four',
  fireLit: 'six',
  nightOfLanterns: 'Night of Lanterns',
} as const;
