import styled from '@emotion/styled';
import useEmblaCarousel from 'embla-carousel-react';
import { useState, type ReactNode, type Ref } from 'react';
import { media, space } from '../foundation/tokens';
import { SlideControls } from './slide-controls';
import { useNear } from './use-near';
import { usePages } from './use-pages';
import { prefersReducedMotion, usePlayback } from './use-playback';

/* Until embla has measured, each width shows as many dots as it has pages, so that nothing moves afterwards. */
const Head = styled.div<{ pages: readonly [number, number, number] }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space[8]} ${space[24]};
  margin-bottom: ${space[24]};
  &[data-guess] li:nth-of-type(n + ${({ pages }) => pages[1] + 1}) {
    ${media.sm} {
      display: none;
    }
  }
  &[data-guess] li:nth-of-type(n + ${({ pages }) => pages[2] + 1}) {
    ${media.lg} {
      display: none;
    }
  }
`;

/* Without scripts (`data-kept`: without this page's scripts) the row scrolls by hand and snaps. The margin is room for the focus ring of what stands inside. */
const Viewport = styled.div`
  overflow: hidden;
  @media (scripting: none) {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
  [data-kept] & {
    overflow-x: auto;
  }
  margin: -10px;
  padding: 10px;
  ${media.print} {
    overflow: visible;
  }
`;

const Row = styled.div<{ perView: 1 | 2 | 3 }>`
  display: flex;
  margin-left: calc(-1 * ${space.gap});
  touch-action: pan-y pinch-zoom;
  > * {
    flex: 0 0 100%;
    min-width: 0;
    padding-left: ${space.gap};
    scroll-snap-align: start;
  }
  ${media.sm} {
    > * {
      flex-basis: ${({ perView }) => (perView > 1 ? '50%' : '100%')};
    }
  }
  ${media.lg} {
    > * {
      flex-basis: ${({ perView }) => 100 / perView}%;
    }
  }
  ${media.print} {
    flex-wrap: wrap;
    gap: ${space[24]} 0;
    && {
      transform: none !important;
    }
    && > * {
      flex-basis: ${({ perView }) => (perView > 1 ? '50%' : '100%')};
      transform: none !important;
      break-inside: avoid;
    }
  }
`;

export type Slide = {
  key: string;
  /** Names the slide: "2 of 6: Psychology". */
  title: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Names the region and its buttons: "Featured programs". */
  label: string;
  slides: readonly Slide[];
  /** Slides in view from 1040 px up; two from 560 px (where it is more than one), one on phones. Default 1. */
  perView?: 1 | 2 | 3;
  /** Time of each page in ms. */
  interval: number;
  /** Stands at the left of the controls: the section's heading. */
  heading?: ReactNode;
};

/** Pages on a phone, from 560 px and from 1040 px up. */
const pagesAt = (count: number, perView: number) =>
  [count, Math.ceil(count / Math.min(2, perView)), Math.ceil(count / perView)] as const;

/**
 * Slides that advance by themselves [carousel, WAI-ARIA APG]: pause first, then previous, next and dots; slides out of
 * view are inert; what a visitor chooses is announced. It goes round without end.
 */
export function Carousel({ label, slides, perView = 1, interval, heading }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', slidesToScroll: 'auto', duration: 25 });
  const pages = usePages(embla);
  const groups = pages?.groups ?? slides.map((_, slide) => [slide]);
  const index = pages?.index ?? 0;
  const [chosen, setChosen] = useState(false);
  const go = (page: number) => {
    setChosen(true);
    embla?.scrollTo((page + groups.length) % groups.length, prefersReducedMotion());
  };
  const { ref, playing, active, toggle } = usePlayback({
    interval,
    beat: index,
    onTick: () => embla?.scrollNext(prefersReducedMotion()),
  });
  const isNear = useNear(ref);
  const first = groups[index]?.[0] ?? 0;
  const shown = Math.max(...groups.map((group) => group.length));
  const inView = (slide: number) => !pages || (slide - first + slides.length) % slides.length < shown;
  const names = groups.map((group) => group.map((slide) => slides[slide]?.title).join(', '));
  return (
    <section ref={ref as Ref<HTMLElement>} aria-roledescription="carousel" aria-label={label}>
      <Head pages={pagesAt(slides.length, perView)} data-guess={pages ? undefined : ''}>
        {heading}
        <SlideControls arrows label={label} names={names} index={index} onGo={go} playing={playing} onToggle={toggle} />
      </Head>
      {/* Slides that come into view are no change of the document, so a live region around them would say nothing. */}
      <div className="visually-hidden" aria-live={active ? 'off' : 'polite'}>
        {chosen && names[index]}
      </div>
      <Viewport ref={isNear ? viewport : undefined}>
        <Row perView={perView}>
          {slides.map(({ key, title, content }, slide) => (
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${slides.length}: ${title}`}
              inert={!inView(slide)}
            >
              {content}
            </div>
          ))}
        </Row>
      </Viewport>
    </section>
  );
}
