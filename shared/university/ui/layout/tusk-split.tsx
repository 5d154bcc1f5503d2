import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, below, media, motion, space, tone, tusk } from '../foundation/tokens';
import { FirstViewEnd } from '@3eu/platform/page';
import { columnWidth } from './layout';

/* The column of the page inside the left half: `100cqi` is the split's own width, scroll bar excluded. */
const Outer = styled.section`
  container-type: inline-size;
`;

// The row of the picture, which comes after the words in the document, is there before it. It leaves half of the first
// screen to the words, however large text is. On its way to another page, a picture has left what clips it.
const Halves = styled.div<{ hero: boolean }>`
  position: relative;
  ${column}
  grid-template-rows: min(75cqi, 50svh);
  > [data-part='copy'] {
    padding: ${space[32]} ${space.gutter} ${space[48]};
  }
  > [data-part='picture'] {
    grid-row: 1;
    overflow: hidden;
    clip-path: ${tusk.foot};
    > picture {
      clip-path: inherit;
    }
    picture,
    img {
      width: 100%;
      height: 100%;
    }
  }
  > [data-part='copy'],
  > [data-part='controls'] {
    grid-area: 2 / 1;
  }
  > [data-part='controls'] {
    place-self: start stretch;
    padding: ${space[4]} ${space.gutter} 0;
  }
  @media (max-width: ${below.md}) {
    &:has(> [data-part='controls']) > [data-part='copy'] {
      padding-top: 4.25rem;
    }
  }
  ${media.sm} {
    grid-template-rows: min(56.25cqi, 50svh);
  }
  ${media.md} {
    grid-template-rows: none;
    grid-template-columns: ${({ hero }) => (hero ? 'minmax(0, 43fr) minmax(0, 57fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
    min-height: ${({ hero }) => (hero ? 'min(720px, 78vh)' : '380px')};
    > [data-part='copy'] {
      grid-area: 1 / 1;
      align-self: center;
      padding: clamp(3rem, 5vw, 5rem) ${space[8]} clamp(3rem, 5vw, 5rem)
        max(${space.gutter}, calc((100cqi - ${columnWidth}) / 2));
    }
    > [data-part='picture'] {
      grid-area: 1 / 2;
      position: absolute;
      inset: 0;
      clip-path: ${tusk.left};
    }
    > [data-part='controls'] {
      grid-area: auto;
      position: absolute;
      left: max(${space.gutter}, calc((100cqi - ${columnWidth}) / 2));
      bottom: ${space[16]};
      padding: 0;
    }
    &:has(> [data-part='controls']) > [data-part='copy'] {
      padding-bottom: 5.5rem;
    }
  }
  ${media.motion} {
    &[data-settle] [data-current] :is(img, [data-part='hands']) {
      animation: tusk-settle ${motion.settle} ${motion.ease} both;
    }
    @keyframes tusk-settle {
      from {
        transform: scale(1.03);
      }
    }
  }
`;

/** Heading, sentence and actions stacked, as in headers and closing bands. */
// A title may use three quarters of an em of the space beside it. Without that, three titles are about as wide as their
// column on many screens, and wrap in the web font alone or in its fallback alone.
export const TuskCopy = styled.div`
  max-width: 38rem;
  ${media.rows} {
    > h1 {
      margin-inline-end: -0.75em;
    }
  }
  > h1 ~ p,
  > h2 ~ p {
    margin-top: ${space[16]};
    color: ${tone.soft};
  }
  > h1 ~ div,
  > h2 ~ div {
    margin-top: 1.625rem;
  }
`;

/** How wide the picture beside the words is, for its `sizes`. */
export const tuskSizes = '(min-width: 51.25em) max(57vw, 1200px), 100vw';

type TuskSplitProps = {
  /** Words and actions; they stand first in the document and never on the picture. */
  copy: ReactNode;
  /** A `Picture` of `tuskSizes`, or a stack of them. */
  picture: ReactNode;
  /** Controls of a slideshow: below the words on wide screens, right below the picture on phones. */
  controls?: ReactNode;
  /** `hero` is 43/57, up to 720 px high, and ends the first view; `band` is 5/7 and as high as its words. Default `hero`. */
  height?: 'hero' | 'band';
  /** The only ambient motion: the picture marked `data-current` settles from 103 % in 4 s. For the home hero only. */
  settle?: boolean;
  labelledBy?: string;
  tone?: 'deep' | 'ice';
};

/** The split along the tusk line: words on deep teal, the picture beside them; on phones the picture above. */
export function TuskSplit({
  copy,
  picture,
  controls,
  height = 'hero',
  settle = false,
  labelledBy,
  tone = 'deep',
}: TuskSplitProps) {
  return (
    <Outer data-tone={tone} aria-labelledby={labelledBy}>
      <Halves hero={height === 'hero'} data-settle={settle || undefined}>
        <div data-part="copy">
          <TuskCopy>{copy}</TuskCopy>
        </div>
        <div data-part="picture">{picture}</div>
        {controls && <div data-part="controls">{controls}</div>}
      </Halves>
      {height === 'hero' && <FirstViewEnd />}
    </Outer>
  );
}
