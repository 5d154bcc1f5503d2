import styled from '@emotion/styled';
import { ArchPicture, media, type PictureSource } from '@3eu/shared/ui';

const Window = styled.div`
  max-width: 26rem;
  ${media.lg} {
    max-width: none;
  }
`;

export type ArchProps = {
  picture: PictureSource;
  /** Width of the column: in px on the widest screens, and in percent of the screen from 1040 px up. */
  column: readonly [px: number, vw: number];
  ratio?: string;
};

/**
 * An arched picture that fills its column of a split, and no more than 26 rem where the columns stand below one another.
 * A wide master is cropped to the arch, so the browser is asked for the width that the whole picture would have.
 */
export function Arch({ picture, column: [px, vw], ...rest }: ArchProps) {
  const whole = (width: number) => Math.round((width * picture.width) / picture.height);
  const sizes = `(min-width: 80em) ${whole(px)}px, (min-width: 65em) ${whole(vw)}vw, (min-width: 28em) ${whole(416)}px, ${whole(92)}vw`;
  return <Window><ArchPicture picture={picture} sizes={sizes} {...rest} /></Window>;
}
