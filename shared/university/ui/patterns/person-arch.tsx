import styled from '@emotion/styled';
import { ArchPicture, column, media, space, type PictureSource } from '@3eu/university/ui';

const Window = styled.div`
  width: 100%;
  max-width: 26rem;
  ${media.lg} {
    max-width: none;
  }
`;

/** In a `BesidePerson`. */
const besideWords = '(min-width: 80em) 387px, (min-width: 43.75em) 31vw, (min-width: 35em) 29vw, 90vw';

type PersonArchProps = {
  picture: PictureSource;
  /** How wide it is where it does not stand in a `BesidePerson`. */
  sizes?: string;
};

/** A person at work in some place, in an arch as high as the picture, beside or above this person's words. */
export function PersonArch({ picture, sizes = besideWords }: PersonArchProps) {
  return (
    <Window data-part="portrait">
      <ArchPicture picture={picture} ratio={`${picture.width}/${picture.height}`} sizes={sizes} />
    </Window>
  );
}

/** A `PersonArch` and the words beside it; below it on phones. */
export const BesidePerson = styled.div`
  ${column}
  align-items: center;
  gap: ${space[24]} ${space.split};
  ${media.sm} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;
