import styled from '@emotion/styled';
import { Picture, media, type PictureProps } from '@3eu/university/ui';

const Window = styled.div<{ whole: boolean }>`
  aspect-ratio: ${({ whole }) => (whole ? '16/9' : '4/3')};
  overflow: hidden;
  > picture {
    display: block;
    height: 100%;
  }
  ${media.sm} {
    aspect-ratio: 16/9;
  }
  ${media.md} {
    aspect-ratio: ${({ whole }) => (whole ? '2/1' : '12/5')};
  }
`;

/**
 * A picture from edge to edge of the page, the one loud thing of it. It is cropped at its sides on phones and above and
 * below on wide screens, unless nearly the `whole` of it counts, as of a model.
 */
export function WidePicture({ whole = false, ...props }: Omit<PictureProps, 'sizes'> & { whole?: boolean }) {
  return (
    <Window whole={whole}>
      <Picture sizes={whole ? '100vw' : '(min-width: 35em) 100vw, 134vw'} {...props} />
    </Window>
  );
}
