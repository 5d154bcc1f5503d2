import styled from '@emotion/styled';
import { color } from '@3eu/university/ui';
import { markPieces } from '../../knowledge/mark';

const Hit = styled.mark`
  background: ${color.amber300};
  color: ${color.ink900};
`;

/** A text with the searched text marked. A new search gets a new element, which works in a translated page too. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  const pieces = markPieces(text, searched).map(({ text: piece, hit }, index) =>
    hit ? <Hit key={index}>{piece}</Hit> : piece,
  );
  return <span key={searched}>{pieces}</span>;
}
