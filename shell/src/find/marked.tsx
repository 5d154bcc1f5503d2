import type { Piece } from '@3eu/university/search';

/** A text with found words marked. Other words get a new element, so that it works in a translated page too. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
