import styled from '@emotion/styled';
import { Caption, H2, Section, color, column, font, media, paragraphs, space, type } from '@3eu/university/ui';
import type { College } from '../../content/types';

/* The title page lies on the first page of the text, both on the desk of whoever reads it. */
const Open = styled.article`
  ${column}
  > div {
    padding: clamp(1.5rem, 4vw, ${space[64]});
  }
  > div:first-of-type {
    display: grid;
    align-content: space-between;
    gap: ${space[32]};
    box-shadow: inset 12px 0 ${color.amber300};
    background: ${color.sand100};
  }
  > div:last-of-type {
    display: grid;
    gap: ${space[16]};
    font: 400 clamp(1.0625rem, 1rem + 0.3vw, 1.25rem) / 1.6 ${font.serif};
  }
  #thesis {
    ${type.label}
  }
  p {
    max-width: 40em;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    > div:first-of-type {
      rotate: -1deg;
      translate: 0.5rem 1rem;
    }
  }
`;

/** A thesis of last May: its title page, and how it begins. */
export function Thesis({ of: { title, author, program, begins }, label }: { of: College['thesis']; label: string }) {
  return (
    <Section tone="deep" labelledBy="thesis">
      <Open data-tone="white">
        <div>
          <H2 id="thesis">{label}</H2>
          <H2 as="h3">{title}</H2>
          <div>
            <b>{author}</b>
            <Caption>{program}</Caption>
          </div>
        </div>
        <div>{paragraphs(begins)}</div>
      </Open>
    </Section>
  );
}
