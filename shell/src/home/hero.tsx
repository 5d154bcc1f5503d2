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
  media,
  motion,
  space,
  Linked,
} from '@3eu/university/ui';
import { SlideControls, useAutoAdvance } from '@3eu/university/ui/carousel';
import { useLocation } from '@3eu/platform/page';
import { home } from '../content/home';
import { Block } from '@3eu/engine/part';
import { homeSources } from './sources';
import { Dial, TowerHands, useTower } from './tower';
import { pictureAt, timeText } from './tower-time';

const Stack = styled.figure`
  width: 100%;
  height: 100%;
  display: grid;
  container-type: size;
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
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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

const Tower = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  font-size: 0.9375rem;
  line-height: 1.4;
  > p {
    display: none;
  }
  ${media.lg} {
    > p {
      display: block;
      max-width: 19rem;
    }
  }
`;

const { hero } = home;

/* Static content, created once: the pictures change every six seconds, and React skips elements that are the same. */
const front = (
  <TuskCopy>
    <H1 id="welcome">{hero.title}</H1>
    <Lede>
      <Linked text={hero.lede} />
    </Lede>
    <ActionRow>
      <ButtonLink href={hero.apply.href} data-action="apply_now" data-location="hero">
        {hero.apply.label}
      </ButtonLink>
      <ButtonLink href={hero.visit.href} variant="secondary" data-action="schedule_visit" data-location="hero">
        {hero.visit.label}
      </ButtonLink>
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
  <Picture
    key={name}
    picture={picture}
    sizes="(min-width: 51.25em) max(57vw, 1200px), 100vw"
    priority={position === 0}
  />
));

/**
 * The top of the home page: the whole message beside the first picture, then three more pictures in turn. A picture is
 * requested only when it is the next one, so that the first has the network to itself; all are requested when the
 * pointer or the focus comes near the controls, where each is one press away.
 */
export function Hero() {
  const time = useTower();
  // The show goes on at the visitor's own hour. The document's picture is the first, whatever the time.
  const own =
    time &&
    pictureAt(
      hero.slides.map(({ from }) => from),
      time,
    );
  const { ref, index, next, go, playing, toggle } = useAutoAdvance({
    count: hero.slides.length,
    interval: hero.interval,
    second: own || 1,
  });
  const [wanted, setWanted] = useState<readonly number[]>([0]);
  const now = playing ? [index, next] : [index];
  if (!now.every((place) => wanted.includes(place))) setWanted([...new Set([...wanted, ...now])]);
  const askForAll = () => startTransition(() => setWanted(hero.slides.map((_, place) => place)));
  const picture = (
    <Stack ref={ref}>
      {hero.slides.map(
        ({ name }, position) =>
          wanted.includes(position) && (
            <div key={name} data-current={position === index || undefined}>
              {pictures[position]}
              {time && <TowerHands {...time} />}
            </div>
          ),
      )}
    </Stack>
  );
  const controls = (
    <Tower>
      <SlideControls
        label={hero.slideshow}
        names={hero.slides.map(({ name }) => name)}
        index={index}
        onGo={go}
        playing={playing}
        onToggle={toggle}
        onNear={askForAll}
        dot={(place) => <Dial {...hero.slides[place]!.shows} />}
      />
      <p>{time && hero.time(timeText(time))}</p>
    </Tower>
  );
  return (
    <Stage>
      <TuskSplit labelledBy="welcome" copy={copy} picture={picture} controls={controls} settle />
    </Stage>
  );
}
