import styled from '@emotion/styled';
import { campusMap } from '@3eu/university/pictures';
import { Picture, media, motion } from '@3eu/university/ui';
import { zoomOn } from '@3eu/university/ui/patterns';
import { why } from '../../content/why';
import type { Question } from '../../content/types';
import { usePin } from '../lit-pin';
import { QuestionBubble } from './question-bubble';
import { answerId, interactive } from './answers';
import type { OpenQuestion } from './use-open-question';

const Board = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: clip;
  scroll-margin-top: var(--header-height);
  break-inside: avoid;
  > ol {
    counter-reset: question;
  }
  > ol > li {
    counter-increment: question;
  }
  &[data-open] > ol {
    visibility: hidden;
  }
`;

const Scene = styled.div`
  height: 100%;
`;

// The document does not ask for the map before its visitor comes near.
const Map = styled.div<{ at: Question['at'] | undefined }>`
  height: 100%;
  transform-origin: 0 0;
  transform: ${({ at }) => (at ? zoomOn(at) : 'none')};
  ${media.motion} {
    transition: transform ${motion.fade} ${motion.ease};
  }
  ${interactive} {
    [data-block]:not([data-dehydrated]) &[data-waits] > picture {
      display: none;
    }
  }
`;

/* One place after the other fades in when the map has nearly come to it, and out at once. */
const Place = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  visibility: hidden;
  > picture {
    height: 100%;
  }
  &[data-current] {
    opacity: 1;
    visibility: visible;
  }
  ${media.motion} {
    transition:
      opacity ${motion.menu} ${motion.ease},
      visibility 0s linear ${motion.menu};
    &[data-current] {
      transition:
        opacity ${motion.fade} ${motion.ease} ${motion.menu},
        visibility 0s;
    }
  }
`;

const sizes = '(min-width: 80em) min(68vw, 1400px), min(100vw, 88svh)';

/** The campus with the questions where their answers are; the place of the open one is moved to and stepped into. */
export function CampusBoard({ open, wanted, board, pins, isHere, onNear, onPress }: OpenQuestion) {
  const lit = usePin();
  return (
    <Board ref={board} data-open={open}>
      <Scene>
        <Map at={open === undefined ? undefined : why.questions[open]?.at} data-waits={isHere ? undefined : ''}>
          <Picture picture={campusMap} sizes={sizes} />
        </Map>
        {wanted.map((place) => (
          <Place key={place} data-current={place === open || undefined}>
            <Picture picture={why.questions[place]!.picture} sizes={sizes} />
          </Place>
        ))}
      </Scene>
      <ol aria-label="Questions on the map" data-needs-script="">
        {why.questions.map(({ question, at }, place) => (
          <li key={question}>
            <QuestionBubble
              ref={(pin) => void (pins.current[place] = pin)}
              question={question}
              at={at}
              open={place === open}
              data-lit={place === lit || undefined}
              aria-controls={answerId(place)}
              onClick={() => onPress(place)}
              onFocus={() => onNear(place)}
              onPointerEnter={() => onNear(place)}
            />
          </li>
        ))}
      </ol>
    </Board>
  );
}
