import { words } from './words';

/** A text with the words marked that a search has found in it: for other words another element, also in a translated page. */
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
