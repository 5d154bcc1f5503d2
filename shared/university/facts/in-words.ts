const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count below 100 as a sentence spells it: 4 is `four`. From 100 on, figures. */
export const inWords = (count: number): string =>
  small[count] ??
  (count < 100
    ? [tens[Math.floor(count / 10)], small[count % 10]].filter((word) => word !== 'zero').join('-')
    : String(count));

/** The same where a sentence begins with it: 51 is `Fifty-one`. */
export const inWordsFirst = (count: number): string => inWords(count).replace(/^./, (first) => first.toUpperCase());
