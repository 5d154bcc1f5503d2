import styled from '@emotion/styled';
import {
  emblemUrl,
  portraitUrl,
  type EmblemSource,
  type PictureSource,
  type PortraitSource,
} from '../../picture/types';
import { Picture, type PictureProps } from './picture';
import { radius } from '../foundation/tokens';

const Window = styled.div<{ ratio: string }>`
  width: 100%;
  aspect-ratio: ${({ ratio }) => ratio};
  border-radius: ${radius.arch};
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

/** A picture in the arched window of the clock tower. `ratio` is width/height, `1/1.02` by default. */
export function ArchPicture({ ratio = '1/1.02', ...rest }: PictureProps & { ratio?: string }) {
  return (
    <Window ratio={ratio}>
      <Picture {...rest} />
    </Window>
  );
}

const Ground = styled.div<{ ground: string }>`
  position: relative;
  width: 100%;
  max-width: 128px;
  aspect-ratio: 180/216;
  border-radius: ${radius.arch};
  overflow: hidden;
  background: ${({ ground }) => ground};
  > img {
    position: absolute;
    left: -4%;
    bottom: -2px;
    width: 108%;
    max-width: none;
  }
`;

/**
 * A drawn person on a colored arch, beside a name; it has no words of its own. At most 128 px wide: larger, people are
 * rendered in a place, as everything else is (`PersonArch`).
 */
export function Portrait({ portrait }: { portrait: PortraitSource }) {
  return (
    <Ground ground={portrait.ground}>
      <img src={portraitUrl(portrait)} alt="" width={240} height={240} loading="lazy" decoding="async" />
    </Ground>
  );
}

/**
 * The emblem of a college or a sport; it brings its own arch. Decoration beside the name. `priority` where it heads a
 * page and comes with the words.
 */
export function Emblem({ emblem, priority = false }: { emblem: EmblemSource; priority?: boolean }) {
  const when = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img src={emblemUrl(emblem)} alt="" width={240} height={288} {...when} />;
}
