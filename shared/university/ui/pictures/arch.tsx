import styled from '@emotion/styled';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import { Picture, type PictureProps } from '@3eu/platform/page';
import { radius } from '../foundation/tokens';

const isUpright = (ratio: string): boolean => {
  const [width, height] = ratio.split('/').map(Number);
  return width! <= height!;
};

const Window = styled.div<{ ratio: string }>`
  width: 100%;
  aspect-ratio: ${({ ratio }) => ratio};
  border-radius: ${({ ratio }) => isUpright(ratio) && radius.arch};
  overflow: hidden;
  > picture {
    width: 100%;
    height: 100%;
  }
`;

/**
 * How wide the whole picture is in an arch of this width, which crops a wide one at its sides: what an arch's `sizes`
 * ask for, in the unit of the width.
 */
export const wholeWidth = ({ width, height }: PictureSource, arch: number): number =>
  Math.round((arch * width) / height);

/**
 * A picture in the arched window of the clock tower. `ratio` is width/height, `1/1.02` by default; one that is wider than
 * tall is a rectangle.
 */
export function ArchPicture({ ratio = '1/1.02', ...rest }: PictureProps & { ratio?: string }) {
  return (
    <Window ratio={ratio}>
      <Picture {...rest} />
    </Window>
  );
}

const Bust = styled(Window)<{ widest: number }>`
  max-width: ${({ widest }) => widest}px;
`;

/** A person's portrait beside a name: whole, 4:5, and `width` px wide where there is room. */
export function ArchPortrait({ picture, width = 160 }: { picture: PictureSource; width?: number }) {
  return (
    <Bust ratio="4/5" widest={width}>
      <Picture picture={picture} sizes={`${width}px`} />
    </Bust>
  );
}
