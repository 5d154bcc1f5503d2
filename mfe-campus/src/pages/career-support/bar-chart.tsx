import styled from '@emotion/styled';
import { color, font, space, tone, type, withLinks } from '@3eu/university/ui';

const Figure = styled.figure`
  figcaption {
    ${type.label}
    padding-bottom: ${space[12]};
  }
  svg {
    width: 100%;
    overflow: visible;
  }
  text {
    fill: currentColor;
    font: 400 16px/1 ${font.sans};
  }
  [data-part='value'] {
    fill: ${color.white};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  [data-part='bar'] {
    fill: ${color.teal700};
  }
  [data-part='track'] {
    fill: ${color.teal100};
  }
  [data-part='halo'] {
    stroke: ${color.white};
    stroke-width: 6px;
  }
  [data-part='mark'] {
    stroke: ${tone.text};
    stroke-width: 2px;
    stroke-dasharray: 6 4;
  }
  [data-part='mark-label'] {
    font-size: 15px;
    font-weight: 600;
  }
`;

type Bar = {
  label: string;
  value: number;
  /** The value as it is read. */
  text: string;
};

type BarChartProps = {
  title: string;
  bars: readonly Bar[];
  /** The value of a bar over the whole width. */
  max: number;
  /** A line across the bars. */
  mark?: { value: number; label: string };
};

const row = 64;
const percent = (value: number, max: number) => `${(value / max) * 100}%`;

/**
 * Bars from zero, each with its name above it and its value in it. Lengths are shares of the width, so the chart fits
 * any column; to a screen reader it is one image that says every value.
 */
export function BarChart({ title, bars, max, mark }: BarChartProps) {
  const height = bars.length * row;
  const words = [...bars.map(({ label, text }) => `${label} ${text}`), ...(mark ? [mark.label] : [])];
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <svg role="img" aria-label={`${title}: ${words.join(', ')}`} height={height + (mark ? 28 : 0)}>
        {bars.map(({ label, value, text }, index) => (
          <g key={label} data-bar={label}>
            <text y={index * row + 16}>{label}</text>
            <rect data-part="track" y={index * row + 24} width="100%" height="28" />
            <svg y={index * row + 24} width={percent(value, max)} height="28">
              <rect data-part="bar" width="100%" height="28" />
              <text data-part="value" x="10" y="20">
                {withLinks(text)}
              </text>
            </svg>
          </g>
        ))}
        {mark && (
          <svg x={percent(mark.value, max)} overflow="visible">
            {bars.map(({ label }, index) => (
              <g key={label}>
                <path data-part="halo" d={`M0 ${index * row + 24}v28`} />
                <path data-part="mark" d={`M0 ${index * row + 24}v28`} />
              </g>
            ))}
            <path data-part="mark" d={`M0 ${height - 8}v12`} />
            <text data-part="mark-label" y={height + 22} textAnchor={mark.value > max / 2 ? 'end' : 'start'}>
              {mark.label}
            </text>
          </svg>
        )}
      </svg>
    </Figure>
  );
}
