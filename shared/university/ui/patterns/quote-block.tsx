import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, font, media, space, tone, type PictureSource } from '@3eu/university/ui';
import { PersonArch } from './person-arch';

// Words and name stand together at the middle of the picture; a caption has to be the figure's own child.
const Figure = styled.figure`
  ${column}
  > [data-part='portrait'] {
    max-width: 22rem;
    margin: 0 auto ${space[32]};
  }
  blockquote {
    font: 550 clamp(1.5rem, 1.1rem + 1.8vw, 2.375rem)/1.28 ${font.serif};
    letter-spacing: -0.01em;
  }
  figcaption {
    align-self: start;
    margin-top: 22px;
    font-weight: 600;
  }
  figcaption span {
    display: block;
    font-weight: 400;
    color: ${tone.faint};
  }
  ${media.rows} {
    &:has(> [data-part='portrait']) {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: clamp(1.5rem, 6vw, 6rem);
      > [data-part='portrait'] {
        grid-row: span 2;
        align-self: center;
        max-width: 26rem;
        margin-bottom: 0;
      }
      blockquote {
        align-self: end;
      }
    }
  }
`;

type QuoteBlockProps = {
  /** The words, without quotation marks. */
  quote: ReactNode;
  name: string;
  /** Who that is: program and class, office. */
  detail?: ReactNode;
  /** The person, large beside the words. */
  picture?: PictureSource;
};

/** One person's words, large, beside the person. */
export function QuoteBlock({ quote, name, detail, picture }: QuoteBlockProps) {
  return (
    <Figure>
      {picture && <PersonArch picture={picture} />}
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        {name}
        {detail && <span>{detail}</span>}
      </figcaption>
    </Figure>
  );
}
