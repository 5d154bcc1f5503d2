/** Around an average of all classes that the specification gives (`figures.averageClassSize`), what a first year has. */
export const firstYearClasses =
  'In the first year your seminar has 16, most courses have 20 to 30, and four lectures up to 90, each with a weekly section of 18.';
