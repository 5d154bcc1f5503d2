import styled from '@emotion/styled';
import { useState } from 'react';
import { color, space, type } from '@3eu/university/ui';

/** Where each finger begins on the palm, how it leans, and the lengths of its parts from there. */
const fingers = [
  { x: 116, y: 214, lean: -58, parts: [34, 28], wide: 26 },
  { x: 138, y: 152, lean: -14, parts: [40, 28, 22], wide: 24 },
  { x: 168, y: 142, lean: -4, parts: [46, 32, 24], wide: 25 },
  { x: 198, y: 146, lean: 5, parts: [42, 30, 22], wide: 24 },
  { x: 226, y: 162, lean: 15, parts: [32, 22, 18], wide: 22 },
];

/* Between two parts there is what the hand has grown by, and its joint. */
const Exploded = styled.svg`
  width: 100%;
  max-height: 26rem;
  stroke: ${color.teal950};
  stroke-width: 2;
  fill: ${color.sand100};
  [data-line] {
    stroke: ${color.teal300};
    stroke-dasharray: 2 5;
  }
  [data-joint] {
    fill: ${color.amber300};
  }
  [data-cord] {
    fill: none;
    stroke: ${color.coral600};
    stroke-width: 3;
  }
  [data-screw] {
    fill: ${color.amber500};
  }
`;

/* Without scripts the screw does not turn, and nothing says that it would. */
const Screw = styled.label`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  margin-top: ${space[16]};
  ${type.label}
  input {
    width: min(20rem, 100%);
    height: 2.75rem;
    accent-color: ${color.amber300};
  }
  @media (scripting: none) {
    display: none;
  }
`;

const turnsOfAFitting = 8;

/** The hand of “Half-Size”, taken apart, with the screw that makes it grow. */
export function HalfSizeHand() {
  const [turns, setTurns] = useState(0);
  const months = (turns * 24) / turnsOfAFitting;
  const age = `Age ${4 + Math.floor(months / 12)}${months % 12 ? ` and ${months % 12} months` : ''}`;
  return (
    <div>
      <Exploded viewBox="30 -18 290 342" aria-hidden="true">
        {fingers.map(({ x, y, lean, parts, wide }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${lean})`}>
            <path data-line d="M0 0V-150" />
            {parts.map((long, place) => {
              const below = parts.slice(0, place).reduce((sum, one) => sum + one + 10, 12);
              return (
                <g key={place} transform={`translate(0 ${-0.9 * turns * (place + 1)})`}>
                  <rect x={-wide / 2 + place * 1.5} y={-below - long} width={wide - place * 3} height={long} rx="8" />
                  <circle data-joint cy={-below + 4} r="5" />
                </g>
              );
            })}
          </g>
        ))}
        <path d="M122 168q54-32 112 8l-8 78q-46 16-88 0z" />
        <path data-cord d="M180 268V200M180 236l-38-58M180 228l-10-66M180 228l16-64M180 236l42-54M180 250l-54-36" />
        <path d="M142 262q38 12 78 0l-4 20q-34 10-70 0z" fill={color.teal300} />
        <circle cx="180" cy="292" r="19" fill={color.teal700} />
        <g data-screw transform={`rotate(${turns * 45} 180 292)`}>
          <circle cx="180" cy="292" r="13" />
          <path d="M171 292h18" strokeWidth="4" />
        </g>
      </Exploded>
      <Screw>
        Turn the growth screw
        <input
          type="range"
          max={turnsOfAFitting}
          value={turns}
          aria-valuetext={age}
          onChange={(event) => setTurns(event.target.valueAsNumber)}
        />
        <span aria-hidden="true">{age}</span>
      </Screw>
    </div>
  );
}
