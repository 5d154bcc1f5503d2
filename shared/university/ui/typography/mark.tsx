import styled from '@emotion/styled';
import { mark } from '../../facts/mark';
import { color, font, media, palette, tone } from '../foundation/tokens';

/** The mark of the site. Decoration; the wordmark says the name. */
function Mark({ ground }: { ground: 'light' | 'dark' }) {
  return (
    <svg width={43} height={50} viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" focusable="false">
      {mark.shapes.map(({ d, color: name, onDark = name }) => (
        <path key={d} fill={palette[ground === 'dark' ? onDark : name]} d={d} />
      ))}
    </svg>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: ${tone.text};
  font: 700 1.4375rem/1 ${font.serif};
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
  small {
    display: block;
    margin-top: 6px;
    font: 600 0.65625rem/1 ${font.sans};
    letter-spacing: 0.14em;
    text-transform: uppercase;
    color: ${tone.soft};
  }
  ${media.phone} {
    font-size: 1.25rem;
    small {
      display: none;
    }
  }
  @media (forced-colors: active) {
    color: ${color.ink900};
  }
`;

/** Mark and name. The tagline, a logotype in tracked capitals, hides on phones. `ground` is what it stands on. */
export function Wordmark({
  name,
  tagline,
  ground = 'light',
}: {
  name: string;
  tagline?: string;
  ground?: 'light' | 'dark';
}) {
  return (
    <Row>
      <Mark ground={ground} />
      <span>
        {name}
        {tagline && <small>{tagline}</small>}
      </span>
    </Row>
  );
}
