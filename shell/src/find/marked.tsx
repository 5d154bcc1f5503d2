import { words } from './words';

/** A text with found words marked. Other words get a new element, so that it works in a translated page too. */
export function Marked({ text, found }: { text: string; found: ReadonlySet<string> }) {
  const pieces = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!found.has(word.toLowerCase())) continue;
    pieces.push(text.slice(from, index), <mark key={index}>{word}</mark>);
    from = index + word.length;
  }
  return (
    <span key={[...found].join(' ')}>
      {pieces}
      {text.slice(from)}
    </span>
  );
}
