import styled from '@emotion/styled';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { media, space } from '../foundation/tokens';
import { SlideControls } from './slide-controls';
import { pageStarts, usePages } from './use-pages';
import { usePlayback } from './use-playback';

/* Until the row has been measured, each width shows as many dots as it has pages, so that nothing moves afterwards. */
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

/** Room for the focus ring of what stands inside. */
const ring = '10px';

/* The browser scrolls the row; its bar shows only where no script shows the controls (`data-dehydrated`: the page's did not arrive). */
const Viewport = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${ring};
  scrollbar-width: none;
  @media (scripting: none) {
    scrollbar-width: auto;
  }
  [data-dehydrated] & {
    scrollbar-width: auto;
  }
  margin: -${ring};
  padding: ${ring};
  ${media.print} {
    overflow: visible;
  }
`;

/** The width of a slide where so many stand side by side. */
const slideWidth = (count: number) => `calc((100% - ${count - 1} * ${space.gap}) / ${count})`;

/* Its end has as much room for a focus ring as its start: without it, the last page could not be scrolled to its place. */
const Row = styled.div<{ perView: 1 | 2 | 3 }>`
  display: flex;
  gap: ${space.gap};
  &::after {
    content: '';
    flex: 0 0 ${ring};
    margin-left: calc(-1 * ${space.gap});
  }
  > * {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
  }
  ${media.sm} {
    > * {
      flex-basis: ${({ perView }) => slideWidth(Math.min(2, perView))};
    }
  }
  ${media.lg} {
    > * {
      flex-basis: ${({ perView }) => slideWidth(perView)};
    }
  }
  ${media.print} {
    flex-wrap: wrap;
    row-gap: ${space[24]};
    > * {
      flex-basis: ${({ perView }) => slideWidth(Math.min(2, perView))};
      break-inside: avoid;
    }
  }
`;

type Slide = {
  key: string;
  /** Names the slide: "2 of 6: Psychology". */
  title: string;
  content: ReactNode;
};

type CarouselProps = {
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
 * view are inert; what a visitor chooses is announced. After the last page comes the first.
 */
export function Carousel({ label, slides, perView = 1, interval, heading }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { pages, go } = usePages(row, slides.length);
  const { shown, index } = pages ?? { shown: 1, index: 0 };
  const starts = pageStarts(slides.length, shown);
  const [chosen, setChosen] = useState(false);
  const turn = (page: number) => go((page + starts.length) % starts.length);
  const choose = (page: number) => {
    setChosen(true);
    turn(page);
  };
  const { ref, playing, active, toggle } = usePlayback({ interval, beat: index, onTick: () => turn(index + 1) });
  const first = starts[index] ?? 0;
  const inView = (slide: number) => !pages || (slide >= first && slide < first + shown);
  const names = starts.map((start) =>
    slides
      .slice(start, start + shown)
      .map(({ title }) => title)
      .join(', '),
  );
  return (
    <section ref={ref as Ref<HTMLElement>} aria-roledescription="carousel" aria-label={label}>
      <Head pages={pagesAt(slides.length, perView)} data-guess={pages ? undefined : ''}>
        {heading}
        <SlideControls
          arrows
          label={label}
          names={names}
          index={index}
          onGo={choose}
          playing={playing}
          onToggle={toggle}
        />
      </Head>
      {/* Slides that come into view are no change of the document, so a live region around them would say nothing. */}
      <div className="visually-hidden" aria-live={active ? 'off' : 'polite'}>
        {chosen && names[index]}
      </div>
      <Viewport ref={row} role="group" aria-label={`${label}: slides`} tabIndex={0}>
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
