import styled from '@emotion/styled';
import { Picture, media, type PictureProps } from '@3eu/shared/ui';

const Window = styled.div`
  aspect-ratio: 4/3;
  overflow: hidden;
  > picture {
    display: block;
    height: 100%;
  }
  ${media.sm} {
    aspect-ratio: 16/9;
  }
  ${media.md} {
    aspect-ratio: 12/5;
  }
`;

/** A picture from edge to edge of the page, cropped at its sides on phones: the one loud thing of a page. */
export function WidePicture(props: Omit<PictureProps, 'sizes'>) {
  return (
    <Window>
      <Picture sizes="(min-width: 35em) 100vw, 134vw" {...props} />
    </Window>
  );
}
