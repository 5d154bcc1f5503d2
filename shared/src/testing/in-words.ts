const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count below 100 as a sentence spells it, for tests that hold such a sentence against its list: 4 is `four`. */
export const inWords = (count: number): string =>
  small[count] ?? [tens[Math.floor(count / 10)], small[count % 10]].filter((word) => word !== 'zero').join('-');
