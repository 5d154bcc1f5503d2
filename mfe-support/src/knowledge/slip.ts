/** Slips that are forgiven in a word: one from six letters on, two from nine, as the site's search does. */
const forgiven = ({ length }: string) => Math.min(2, Math.floor(length / 3) - 1);

/** Whether a word can be made from another with so many letters added, left out or exchanged. */
function isNear(word: string, other: string, slips: number): boolean {
  if (word === other) return true;
  if (slips <= 0 || Math.abs(word.length - other.length) > slips) return false;
  let same = 0;
  while (word[same] === other[same]) same += 1;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  return (
    isNear(rest.slice(1), otherRest, slips - 1) ||
    isNear(rest, otherRest.slice(1), slips - 1) ||
    isNear(rest.slice(1), otherRest.slice(1), slips - 1)
  );
}

/** Whether a text has a word that a slip of the pen may have meant. Nobody mistypes the first letter (rate, late). */
export function hasNearWord(text: string, word: string): boolean {
  const slips = forgiven(word);
  if (slips <= 0) return false;
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((other) => other[0] === word[0] && isNear(word, other, slips));
}
