import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { color, media } from '@3eu/shared/ui';

const Drawing = styled.svg`
  width: 100%;
  max-width: 220px;
  height: auto;
  ${media.lg} {
    max-width: 320px;
    justify-self: end;
  }
`;

const Art = ({ children }: { children: ReactNode }) => (
  <Drawing viewBox="0 0 320 160" aria-hidden="true">
    {children}
  </Drawing>
);

/** The three bars of the E, as they lie in `Art`. */
const bars = [
  { y: 52, width: 44 },
  { y: 75, width: 32 },
  { y: 98, width: 20 },
];

/** A plug whose prongs are the three bars, and the socket that it is not in. */
export function Unplugged() {
  return (
    <Art>
      <path d="M0 138c44 0 34-58 72-58M292 80h28" fill="none" stroke={color.teal700} strokeWidth="10" />
      <path d="M68 42h52v76H68z" fill={color.teal900} />
      {bars.map(({ y, width }) => (
        <path key={y} d={`M120 ${y}h${width}v10h-${width}z`} fill={color.amber500} />
      ))}
      <path d="M218 34h74v92h-74z" fill={color.teal100} stroke={color.teal700} strokeWidth="5" />
      {bars.map(({ y, width }) => (
        <path key={y} d={`M218 ${y}h${width}v10h-${width}z`} fill={color.ink900} />
      ))}
    </Art>
  );
}

/** A lens over three lines, empty. */
export function NothingFound() {
  return (
    <Art>
      {bars.map(({ y, width }) => (
        <path key={y} d={`M0 ${y - 8}h${width * 5}v12h-${width * 5}z`} fill={color.line} />
      ))}
      <circle cx="214" cy="68" r="50" fill={color.white} stroke={color.teal700} strokeWidth="10" />
      <path d="m250 106 40 42" stroke={color.amber500} strokeWidth="16" />
    </Art>
  );
}
