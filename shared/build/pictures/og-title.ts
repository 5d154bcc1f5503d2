/** Room for a card's title in px, and its line height as a part of the font size. */
export const ogTitleBox = { width: 452, height: 340, lineHeight: 1.08 } as const;

const sizes = [76, 68, 60, 54, 48, 42, 38, 34];

/** Widths of Besley 700's letters as a part of the font size, rounded up by kind. */
const letterWidth = (letter: string): number => {
  if (/[mwMW]/.test(letter)) return 1.05;
  if (/[A-Z&]/.test(letter)) return 0.86;
  if (/[fijltI.,:;'’ -]/.test(letter)) return 0.4;
  return 0.65;
};

const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + letterWidth(letter) * size, 0);

const lineCount = (words: string[], size: number): number => {
  let lines = 1;
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    const breaks = line !== '' && textWidth(longer, size) > ogTitleBox.width;
    if (breaks) lines += 1;
    line = breaks ? word : longer;
  }
  return lines;
};

/** The largest of the title sizes (px) at which the longest word fits the box and all lines fit its height. */
export const ogTitleSize = (title: string): number => {
  const words = title.split(/\s+/);
  const fits = (size: number): boolean =>
    words.every((word) => textWidth(word, size) <= ogTitleBox.width) &&
    lineCount(words, size) * size * ogTitleBox.lineHeight <= ogTitleBox.height;
  return sizes.find(fits) ?? 30;
};
