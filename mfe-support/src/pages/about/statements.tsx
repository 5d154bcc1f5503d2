import styled from '@emotion/styled';
import { H3, Split, font, space, tone, type, withLinks } from '@3eu/university/ui';
import type { Entry } from '@3eu/university/content';

const Statement = styled.div`
  border-top: 3px solid ${tone.rule};
  padding-top: ${space[16]};
  > h3 {
    ${type.label}
    color: ${tone.soft};
  }
  > p {
    margin-top: ${space[12]};
    font: 550 clamp(1.375rem, 1.1rem + 1.2vw, 2rem)/1.3 ${font.serif};
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
`;

export function Statements({ items }: { items: readonly Entry[] }) {
  return (
    <Split ratio="5/7">
      {items.map(({ title, text }) => (
        <Statement key={title}>
          <H3>{title}</H3>
          <p>{withLinks(text)}</p>
        </Statement>
      ))}
    </Split>
  );
}
