import styled from '@emotion/styled';
import { color, media, radius } from '@3eu/shared/ui';

const Window = styled.svg`
  width: 100%;
  max-width: 240px;
  border-radius: ${radius.arch};
  ${media.lg} {
    max-width: 320px;
  }
`;

const spots = [
  [70, 142, 9, 5, -40],
  [98, 118, 10, 4.5, -24],
  [46, 176, 8, 4.5, -56],
  [76, 166, 6, 3.5, -40],
  [112, 136, 6, 3, -24],
] as const;

/** The mascot rising from the sound, in the arch of the tower: the emblem of the teams. Decoration. */
export function Mascot() {
  const waves = 'M0 226c15-14 25-14 40 0s25 14 40 0 25-14 40 0 25 14 40 0 25-14 40 0 25 14 40 0';
  return (
    <Window viewBox="0 0 240 288" aria-hidden="true" focusable="false">
      <path fill={color.coral600} d="M0 0h240v288H0z" />
      <path fill={color.amber500} d="M22 128a66 66 0 0 1 132 0zm-2 12h136v12H20zm6 24h124v10H26zm12 22h100v8H38z" />
      <path fill={color.white} d="m162 98 42-66-21 78z" />
      <path fill={color.sand300} d="m168 89 17 9 3-10-14-8zm11-18 11 6 3-10-8-4zm11-17 7 4 2-9-4-2z" />
      <path fill={color.teal700} d="M14 250c0-96 52-154 122-156 34-1 52 16 50 36-2 20-22 26-34 38-14 14-20 38-18 82z" />
      <path fill={color.teal100} d="M72 250c4-62 34-94 74-98 18-2 32-8 40-22-2 20-22 26-34 38-14 14-20 38-18 82z" />
      <path fill={color.teal900} d="M104 176c-16 8-26 26-24 48 16-4 34-20 38-42z" />
      <g fill={color.teal800}>
        {spots.map(([cx, cy, rx, ry, angle]) => (
          <ellipse key={cx} {...{ cx, cy, rx, ry }} transform={`rotate(${angle} ${cx} ${cy})`} />
        ))}
      </g>
      <circle cx="152" cy="126" r="5.5" fill={color.teal950} />
      <circle cx="154" cy="124" r="1.8" fill={color.white} />
      <path fill="none" stroke={color.teal950} strokeWidth="3" strokeLinecap="round" d="M182 138c-6 6-14 8-20 8" />
      <path fill={color.teal900} d={`${waves}v62H0z`} />
      <path fill="none" stroke={color.teal300} strokeWidth="4" d={waves} />
      <path fill={color.amber300} d="M24 250h72v7H24zm0 12h52v7H24zm0 12h32v7H24z" />
    </Window>
  );
}
