import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import { ActionLinks, ActionRow, type ActionLinksProps } from '../actions/action-row';
import { ArchPicture, wholeWidth } from '../pictures/arch';
import { Morph } from '../pictures/morph';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb';
import { H1, Lede } from '../typography/headings';
import { FirstViewEnd, Picture } from '@3eu/platform/page';
import { Container } from './layout';
import { TriBar } from '../typography/tri-bar';
import { TuskCopy, TuskSplit, tuskSizes } from './tusk-split';
import { column, color, groundEdges, media, space } from '../foundation/tokens';
import { withLinks, type Sentence } from '../typography/linked';

// A title uses some of the space beside it (`TuskCopy`), so a picture is narrower than its column there.
// On small tablets, two buttons that would fit in the web font alone may use some of the space between.
const Grid = styled(Container)`
  ${column}
  > [data-part='words'] {
    padding-block: clamp(2rem, 4.4vw, 4rem);
  }
  > [data-part='art'] {
    align-self: end;
    max-width: 26rem;
    width: 100%;
  }
  ${media.rows} {
    &:has(> [data-part='art']) {
      grid-template-columns: minmax(min-content, 7fr) minmax(0, 5fr);
      align-items: center;
      column-gap: clamp(1.5rem, 5vw, 4.5rem);
    }
    > [data-part='words'] [data-part='actions'] {
      margin-inline-end: -1.5rem;
    }
    > [data-part='art'] {
      max-width: 440px;
      justify-self: end;
      display: grid;
      justify-items: end;
      margin-top: 2.25rem;
    }
    > [data-part='art']:has(picture) {
      max-width: min(440px, 32vw);
    }
  }
`;

/**
 * The `sizes` of the arched picture. On phones it is asked for a little less than it has, which nobody sees at two or
 * three device pixels a px.
 */
function archSizes(picture: PictureSource): string {
  const whole = (arch: number) => wholeWidth(picture, arch);
  return `(min-width: 86em) ${whole(440)}px, (min-width: 43.75em) ${whole(32)}vw, ${whole(300)}px`;
}

/* A model stands on the page's own floor: the picture ends in the color of the ground. */
const Floor = styled.div`
  background: ${color.studioGround};
  [data-part='model'] {
    margin-inline: calc(-1 * ${space.gutter});
    ${groundEdges(color.studioGround)}
  }
  ${media.rows} {
    > div {
      grid-template-columns: minmax(min-content, 1fr) minmax(0, min(50vw, 800px));
      align-items: center;
      column-gap: clamp(1.5rem, 4vw, 3.5rem);
    }
    [data-part='model'] {
      margin-left: 0;
    }
  }
`;

const modelSizes = '(min-width: 100em) 800px, (min-width: 43.75em) 50vw, 100vw';

/* The picture from edge to edge, the words below it on white. */
const Panorama = styled.div`
  height: clamp(14rem, 33vw, 600px);
  overflow: hidden;
  > picture {
    height: 100%;
  }
`;

type PageHeaderProps = {
  /** The page's h1. */
  title: ReactNode;
  lede?: Sentence;
  /** Items of the breadcrumb, this page last. */
  breadcrumb?: readonly BreadcrumbItem[];
  /** Below the lede two ways on at most, the first of them primary; or other buttons. */
  links?: ActionLinksProps['links'];
  actions?: ReactNode;
  /** The three bars above the h1; at most two on a page. */
  triBar?: boolean;
  /**
   * `ice`: light band, arched picture at the right. `dark`: the same on the dark band.
   * `wide`: the tusk split, words beside a large picture. `panorama`: a picture from edge to edge, the words below.
   * `model`: words beside a whole model on its own ground. `plain`: white, words alone. Default `ice`.
   */
  variant?: 'ice' | 'dark' | 'wide' | 'panorama' | 'model' | 'plain';
  /** The header's picture, loaded first. No picture heads two pages. */
  picture?: PictureSource;
  /** Instead of a picture: what else fits beside the words. */
  art?: ReactNode;
  /** The picture says nothing that the text does not. */
  decorative?: boolean;
  /** Below the actions: a line of facts, a notice. */
  children?: ReactNode;
};

const tones = { ice: 'ice', dark: 'dark', wide: 'ice', panorama: 'white', model: undefined, plain: 'white' } as const;

/** How a page begins: breadcrumb, h1, one sentence, actions and picture. */
export function PageHeader({
  title,
  lede,
  breadcrumb,
  links,
  actions = links && <ActionLinks links={links} />,
  triBar = false,
  variant = 'ice',
  picture,
  art,
  decorative = false,
  children,
}: PageHeaderProps) {
  const words = (
    <>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      {triBar && <TriBar />}
      <H1>{title}</H1>
      {lede && <Lede>{withLinks(lede)}</Lede>}
      {actions && <ActionRow data-part="actions">{actions}</ActionRow>}
      {children}
    </>
  );
  const shown = (sizes: string) =>
    picture && (
      <Morph picture={picture}>
        <Picture picture={picture} sizes={sizes} decorative={decorative} priority />
      </Morph>
    );
  if (variant === 'wide') return <TuskSplit copy={words} picture={shown(tuskSizes)} />;
  const Ground = variant === 'model' ? Floor : 'div';
  const arch =
    art ??
    (picture && (variant === 'ice' || variant === 'dark') && (
      <Morph picture={picture}>
        <ArchPicture picture={picture} sizes={archSizes(picture)} decorative={decorative} priority />
      </Morph>
    ));
  return (
    <Ground data-tone={tones[variant]}>
      {variant === 'panorama' && <Panorama>{shown('100vw')}</Panorama>}
      <Grid>
        <div data-part="words">
          <TuskCopy>{words}</TuskCopy>
        </div>
        {arch && <div data-part="art">{arch}</div>}
        {variant === 'model' && <div data-part="model">{shown(modelSizes)}</div>}
      </Grid>
      <FirstViewEnd />
    </Ground>
  );
}
