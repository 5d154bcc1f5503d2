import styled from '@emotion/styled';
import {
  CardTitle,
  Morph,
  Picture,
  SmartLink,
  VisuallyHidden,
  color,
  space,
  tone,
  wholeCard,
  wholeCardCss,
} from '@3eu/university/ui';
import type { FeaturedProgram } from '../content/types';
import { programPath } from '../content/program-path';

/* The link's area is the whole card, so the picture may be clicked and the card is still one link. */
const Card = styled.article`
  ${wholeCardCss}
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  background: ${color.white};
  > [data-part='picture'] {
    aspect-ratio: 4/3;
    overflow: hidden;
    > picture {
      height: 100%;
    }
  }
  > [data-part='words'] {
    display: flex;
    flex-direction: column;
    align-items: start;
    padding: ${space[24]};
  }
  p {
    margin-block: ${space[8]} ${space[16]};
    color: ${tone.soft};
    font-size: 1rem;
  }
  a {
    margin-top: auto;
    font-weight: 650;
  }
`;

export function ProgramCard({ program }: { program: FeaturedProgram }) {
  return (
    <Card {...wholeCard}>
      <Morph picture={program.picture}>
        <div data-part="picture">
          <Picture
            picture={program.picture}
            sizes="(min-width: 80em) 392px, (min-width: 65em) 30vw, (min-width: 35em) 45vw, 92vw"
            decorative
          />
        </div>
      </Morph>
      <div data-part="words">
        <CardTitle>{program.title}</CardTitle>
        <p>{program.description}</p>
        <SmartLink href={programPath(program.slug)}>
          Explore the program
          <VisuallyHidden> {program.title}</VisuallyHidden>
        </SmartLink>
      </div>
    </Card>
  );
}
