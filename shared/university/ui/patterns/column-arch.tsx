import styled from '@emotion/styled';
import { ArchPicture, below, media, wholeWidth, type PictureSource } from '@3eu/university/ui';

/* Below its own column it would be wider than tall, which is no arch: there it is a rectangle, a wide one on a tablet. */
const Window = styled.div`
  @media (max-width: ${below.lg}) {
    > div {
      aspect-ratio: 4/3;
      border-radius: 0;
      ${media.sm} {
        aspect-ratio: 16/9;
      }
    }
  }
`;

type ColumnArchProps = {
  picture: PictureSource;
  /** Width of the column: in px on the widest screens, and in percent of the screen from 1040 px up. */
  column: readonly [px: number, vw: number];
  ratio?: string;
};

/**
 * An arched picture that fills its column of a split, and a rectangle where there is one column.
 * A wide master is cropped to the arch, so the browser is asked for the width that the whole picture has.
 */
export function ColumnArch({ picture, column: [px, vw], ...rest }: ColumnArchProps) {
  const whole = (width: number) => wholeWidth(picture, width);
  const sizes = `(min-width: 80em) ${whole(px)}px, (min-width: 65em) ${whole(vw)}vw, (min-width: 35em) 92vw, ${whole(92)}vw`;
  return (
    <Window>
      <ArchPicture picture={picture} sizes={sizes} {...rest} />
    </Window>
  );
}
