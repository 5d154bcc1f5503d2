import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, VisuallyHidden, color, media, motion, space, type } from '@3eu/university/ui';
import type { Question } from '../../content/types';

/*
 * What a place is asked, in a bubble above it; where there is no room for six bubbles, the question's number. While its
 * place is shown, it stands in the upper left corner, and leads back.
 */
const Bubble = styled.button<{ at: Question['at'] }>`
  position: absolute;
  left: ${({ at }) => at[0]}%;
  top: ${({ at }) => at[1]}%;
  translate: -50% calc(-100% - 8px);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-width: 30px;
  min-height: 30px;
  border: 2px solid ${color.white};
  border-radius: 3px;
  background: ${color.teal800};
  color: ${color.white};
  ${type.term}
  white-space: nowrap;
  &::before {
    content: counter(question);
    content: counter(question) / '';
  }
  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: calc(50% - 8px);
    border: 8px solid transparent;
    border-top-color: ${color.white};
    border-bottom: 0;
  }
  > [data-part='question'] {
    position: absolute;
    clip-path: inset(50%);
  }
  &[aria-expanded='true'] {
    left: ${space[12]};
    top: ${space[12]};
    translate: none;
    min-height: 44px;
    padding: ${space[8]} ${space[16]};
    visibility: visible;
    &::before,
    &::after {
      display: none;
    }
  }
  &:hover,
  &:focus-visible {
    z-index: 1;
    background: ${color.ink900};
  }
  &&[data-lit] {
    z-index: 1;
    background: ${color.amber300};
    color: ${color.ink900};
  }
  ${media.xl} {
    &[aria-expanded='false'] {
      padding: ${space[8]} ${space[12]};
      background: ${color.white};
      color: ${color.ink900};
      &::before {
        display: none;
      }
      > [data-part='question'] {
        position: static;
        clip-path: none;
      }
      &:hover,
      &:focus-visible {
        background: ${color.teal100};
      }
    }
  }
  ${media.motion} {
    transition:
      background-color ${motion.hover} ${motion.ease},
      opacity ${motion.menu} ${motion.ease};
  }
`;

type QuestionBubbleProps = Pick<Question, 'question' | 'at'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-controls' | 'onClick' | 'onFocus' | 'onPointerEnter'> & {
    ref: Ref<HTMLButtonElement>;
    open: boolean;
    /** It is what the answer above is about. */
    'data-lit': true | undefined;
  };

/** A question of the map: pressed, it opens its place, and pressed again, it leads back. */
export function QuestionBubble({ question, open, ...rest }: QuestionBubbleProps) {
  return (
    <Bubble type="button" aria-expanded={open} {...rest}>
      {open ? (
        <>
          <Icon icon={ArrowLeft} />
          <VisuallyHidden>{`${question} `}</VisuallyHidden>
          Back to the map
        </>
      ) : (
        <span data-part="question">{question}</span>
      )}
    </Bubble>
  );
}
