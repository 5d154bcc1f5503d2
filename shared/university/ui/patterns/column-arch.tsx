import styled from '@emotion/styled';
import { ArchPicture, below, breakpoint, media, wholeWidth, type PictureSource } from '@3eu/university/ui';

/* On a tablet the column is as wide as the page: it holds a wide picture instead of an arch in an empty row. */
const Window = styled.div`
  max-width: 26rem;
  ${media.sm} {
    max-width: none;
  }
  @media not all and (min-width: ${breakpoint.sm}) {
    > div {
      aspect-ratio: 4/3;
    }
  }
  @media (min-width: ${breakpoint.sm}) and (max-width: ${below.lg}) {
    > div {
      aspect-ratio: 16/9;
      border-radius: 0;
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
 * An arched picture that fills its column of a split, no more than 26 rem wide and a low arch on a phone, and a wide one on a tablet.
 * A wide master is cropped to the arch, so the browser is asked for the width that the whole picture has.
 */
export function ColumnArch({ picture, column: [px, vw], ...rest }: ColumnArchProps) {
  const whole = (width: number) => wholeWidth(picture, width);
  const sizes = `(min-width: 80em) ${whole(px)}px, (min-width: 65em) ${whole(vw)}vw, (min-width: 35em) 92vw, (min-width: 28em) ${whole(416)}px, ${whole(92)}vw`;
  return (
    <Window>
      <ArchPicture picture={picture} sizes={sizes} {...rest} />
    </Window>
  );
}
