import styled from '@emotion/styled';
import { tel } from '@3eu/university/facts';
import {
  ActionRow,
  ArchPortrait,
  ButtonLink,
  Picture,
  TextLink,
  media,
  motion,
  space,
  tone,
  type,
  withLinks,
  tusk,
  tuskSizes,
} from '@3eu/university/ui';
import type { Answer as AnswerContent } from '../../content/types';
import { Instead } from './instead';

const Article = styled(Instead)`
  h2 {
    ${type.lede}
    font-weight: 600;
  }
  [data-part='figure'] > b {
    display: block;
    ${type.h1}
    color: ${tone.text};
    font-variant-numeric: lining-nums;
  }
  [data-part='figure'] {
    ${type.lede}
    color: ${tone.soft};
  }
  > p ~ p {
    margin-top: ${space[12]};
  }
  [data-part='person'] {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    margin-block: ${space[16]};
  }
  [data-part='person'] > div {
    flex: none;
    width: 48px;
  }
  [data-part='scene'] {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: min(75cqi, 50svh);
    clip-path: ${tusk.foot};
    picture,
    img {
      width: 100%;
      height: 100%;
    }
  }
  ${media.sm} {
    [data-part='scene'] {
      height: min(56.25cqi, 50svh);
    }
  }
  ${media.md} {
    [data-part='scene'] {
      inset: 0 0 0 43%;
      height: auto;
      clip-path: ${tusk.left};
    }
  }
  ${media.motion} {
    animation: ask-answer ${motion.fade} ${motion.ease};
    @keyframes ask-answer {
      from {
        opacity: 0;
      }
    }
  }
`;

/** An answer where the front of the page was: a figure, two sentences, whom to call, one way on; and its scene. */
export function Answer({ answer, isHidden }: { answer: AnswerContent; isHidden: boolean }) {
  const { id, question, figure, unit, text, person, link, picture } = answer;
  return (
    <Article as="article" id={id} hidden={isHidden}>
      <h2>{question}</h2>
      <p data-part="figure">
        <b>{figure}</b> {unit}
      </p>
      <p>{withLinks(text)}</p>
      <div data-part="person" data-search="off">
        {person.portrait && <ArchPortrait picture={person.portrait} width={48} />}
        <p>
          {person.name}, {person.title}
          <br />
          <TextLink href={tel(person.phone)}>{person.phone}</TextLink>
          {person.link && (
            <>
              <br />
              <TextLink {...person.link} />
            </>
          )}
        </p>
      </div>
      <ActionRow data-search="off">
        <ButtonLink {...link} />
        <TextLink href="/#welcome">Back</TextLink>
      </ActionRow>
      <div data-part="scene">
        <Picture picture={picture} sizes={tuskSizes} decorative />
      </div>
    </Article>
  );
}
