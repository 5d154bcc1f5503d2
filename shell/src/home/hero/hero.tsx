import { startTransition, useState } from 'react';
import styled from '@emotion/styled';
import {
  ActionRow,
  ButtonLink,
  H1,
  Lede,
  Picture,
  TuskCopy,
  TuskSplit,
  column,
  media,
  motion,
  space,
  withLinks,
  tuskSizes,
} from '@3eu/university/ui';
import { SlideControls, useAutoAdvance } from '@3eu/university/ui/carousel';
import { useLocation } from '@3eu/platform/page';
import { home } from '../../content/home';
import { Block } from '@3eu/engine/part';
import { homeSources } from '../sources';
import { Face, Hands, useTowerTime } from './clock';
import { pictureAt, written } from './tower-time';

const Stack = styled.figure`
  width: 100%;
  height: 100%;
  display: grid;
  > div {
    position: relative;
    grid-area: 1 / 1;
    min-height: 0;
    opacity: 0;
    visibility: hidden;
  }
  > div[data-current] {
    opacity: 1;
    visibility: visible;
  }
  ${media.motion} {
    > div {
      transition:
        opacity ${motion.fade} ${motion.ease},
        visibility 0s linear ${motion.fade};
    }
    > div[data-current] {
      transition-delay: 0s;
    }
  }
`;

/* What is shown instead of the front; until the answers are hydrated, what the address names. */
const shown = "[data-part='asked'] > :not([hidden]), [data-part='asked']:not([data-live]) > :target";

/*
 * The front of the page and an answer to what is asked stand in one place, to which nothing has to scroll; the line to
 * ask with is below both. The page keeps its heading for whoever listens; the slides have no controls while an answer's
 * scene stands before them.
 */
const Stage = styled.div`
  [data-part='front'] {
    ${column}
  }
  [data-part='front'] > :first-child {
    grid-area: 1 / 1;
  }
  #welcome {
    scroll-margin-top: 100vh;
  }
  [data-block='ask'] {
    display: contents;
  }
  &:has(${shown}) {
    & :is([data-part='front'] > :first-child, [data-part='controls']) {
      visibility: hidden;
    }
    #welcome {
      visibility: visible;
      clip-path: inset(50%);
    }
  }
  &:has([data-asking]) [data-part='front'] > :first-child {
    position: absolute;
  }
  ${media.md} {
    &:has([data-asking]) [data-part='front'] > :first-child {
      position: static;
    }
  }
`;

const { hero } = home;

/* Static content, created once: the pictures change every six seconds, and React skips elements that are the same. */
const front = (
  <TuskCopy>
    <H1 id="welcome">{hero.title}</H1>
    <Lede>{withLinks(hero.lede)}</Lede>
    <ActionRow>
      <ButtonLink {...hero.apply} data-action="apply_now" data-location="hero" />
      <ButtonLink {...hero.visit} variant="secondary" data-action="schedule_visit" data-location="hero" />
    </ActionRow>
  </TuskCopy>
);

/** The line to ask with, alive when the visitor is; at once for whoever comes to an answer. */
function Ask() {
  const { hash } = useLocation();
  return <Block source={homeSources.ask} name="ask" {...(hash === '' && { when: 'active' })} />;
}

const copy = (
  <div data-part="front">
    {front}
    <Ask />
  </div>
);

const pictures = hero.slides.map(({ name, picture }, position) => (
  <Picture key={name} picture={picture} sizes={tuskSizes} priority={position === 0} />
));

/* The time on the tower, and why it is wrong; on phones there is room for the first alone. Each is one text, in which nothing moves with the time. */
const Caption = styled.p`
  font-size: 0.9375rem;
  line-height: 1.35;
  > :first-of-type {
    ${media.rows} {
      display: none;
    }
  }
  > :last-of-type {
    ${media.phone} {
      display: none;
    }
  }
`;

const Below = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 44px;
  ${media.md} {
    flex-direction: row;
    > p {
      max-width: 18rem;
    }
  }
`;

const marks = hero.slides.map(({ name, clock }) => <Face key={name} time={clock} />);
const beginnings = hero.slides.map(({ from }) => from);

/**
 * The top of the home page: the whole message beside the first picture, then three more pictures in turn, from that of
 * the visitor's hour on. A picture is requested only when it is the next one, so that the first has the network to
 * itself; all are requested when the pointer or the focus comes near the controls, where each is one press away.
 */
export function Hero() {
  const now = useTowerTime();
  const [begun, setBegun] = useState(false);
  const after = (shown: number) => (begun || !now ? shown + 1 : pictureAt(now, beginnings) || 1);
  const { ref, index, count, go, playing, toggle } = useAutoAdvance({
    count: hero.slides.length,
    interval: hero.interval,
    after,
  });
  if (index > 0 && !begun) setBegun(true);
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const upcoming = now && (playing || begun) ? [index, after(index) % count] : [index];
  const missing = upcoming.filter((each) => !wanted.includes(each));
  if (missing.length > 0) setWanted([...wanted, ...missing]);
  const askForAll = () => startTransition(() => setWanted(hero.slides.map((_, position) => position)));
  // The picture of this hour shows the time; the others stand at the hour that they are of.
  const timeOn = (position: number) =>
    now && position === pictureAt(now, beginnings) ? now : hero.slides[position]!.clock;
  const shown = written(timeOn(index));
  const picture = (
    <Stack ref={ref}>
      {hero.slides.map(
        (slide, position) =>
          wanted.includes(position) && (
            <div key={slide.name} data-current={position === index || undefined}>
              {pictures[position]}
              <Hands time={timeOn(position)} focus={slide.picture.focus} />
            </div>
          ),
      )}
    </Stack>
  );
  const controls = (
    <Below>
      <SlideControls
        label="slideshow"
        names={hero.slides.map(({ name }) => name)}
        marks={marks}
        index={index}
        onGo={go}
        playing={playing}
        onToggle={toggle}
        onNear={askForAll}
        onDark
      />
      <Caption data-part="clock">
        <span>{hero.tower(shown)}</span>
        <span>{`${hero.tower(shown)} ${hero.towerNote}`}</span>
      </Caption>
    </Below>
  );
  return (
    <Stage>
      <TuskSplit labelledBy="welcome" copy={copy} picture={picture} controls={controls} settle />
    </Stage>
  );
}
