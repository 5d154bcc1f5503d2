import styled from '@emotion/styled';
import { color, font, tone } from '../foundation/tokens';

/** The shield: three bars and the tusk. Decoration; the wordmark says the name. */
function Mark({ ground }: { ground: 'light' | 'dark' }) {
  return (
    <svg width={43} height={50} viewBox="0 0 46 54" aria-hidden="true" focusable="false">
      <path fill={ground === 'dark' ? '#1C97A0' : '#0B656E'} d="M0 0h46v30c0 14-12 20-23 24C12 50 0 44 0 30Z" />
      <path fill="#FFCB66" d="M9 13h17v5H9zM9 22h13v5H9zM9 31h9v5H9z" />
      <path fill="#fff" d="M22 40 39 8l-9 34z" />
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
  @media (max-width: 43.74em) {
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
