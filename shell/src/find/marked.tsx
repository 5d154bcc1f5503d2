import { piecesOf } from './snippet';

/** A text with found words marked. Other words get a new element, so that it works in a translated page too. */
export function Marked({ text, found }: { text: string; found: ReadonlySet<string> }) {
  return (
    <span key={[...found].join(' ')}>
      {piecesOf(text, found).map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))}
    </span>
  );
}
