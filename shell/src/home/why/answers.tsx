import styled from '@emotion/styled';
import {
  CardTitle,
  TextLink,
  below,
  breakpoint,
  color,
  font,
  media,
  space,
  tone,
  type,
  withLinks,
} from '@3eu/university/ui';
import { why } from '../../content/why';
import type { OpenQuestion } from './use-open-question';

/** The id of an answer, which its pin controls. */
export const answerId = (place: number) => `answer-${place + 1}`;

/** Where scripts run: without them, and in print, all answers stand one beside the other. */
export const interactive = '@media screen and (scripting: enabled)';

// A row of cards, each as wide as it can be read; the one in the middle is the map's.
const List = styled.ol`
  display: grid;
  gap: ${space[12]};
  counter-reset: question;
  > li {
    counter-increment: question;
    display: grid;
    align-content: start;
    gap: ${space[8]};
    padding: ${space[24]};
    background: ${color.white};
    border-top: 4px solid ${color.white};
  }
  > li[data-open] {
    border-color: ${color.amber300};
  }
  h3::before {
    content: counter(question) '  ';
    content: counter(question) '  ' / '';
    color: ${tone.accent};
  }
  [data-part='figure'] {
    line-height: 1.4;
    color: ${tone.soft};
  }
  [data-part='figure'] b {
    display: block;
    margin-block: ${space[8]};
    font: 650 2.5rem/1 ${font.serif};
    color: ${tone.text};
    font-variant-numeric: lining-nums;
  }
  ${media.rows} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${interactive} and (max-width: ${below.rows}) {
    [data-block]:not([data-dehydrated]) & {
      display: flex;
      gap: ${space[12]};
      margin-inline: calc(-1 * ${space.gutter});
      padding-inline: calc(50% - min(150px, 38vw));
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
      > li {
        flex: 0 0 min(300px, 76vw);
        scroll-snap-align: center;
      }
    }
  }
  ${interactive} and (min-width: ${breakpoint.xl}) {
    [data-block]:not([data-dehydrated]) & {
      display: block;
      > li {
        padding: 0;
        border: 0;
        background: none;
      }
      &:not([data-open]),
      > li:not([data-open]) {
        display: none;
      }
      h3 {
        ${type.h3}
      }
      h3::before {
        display: none;
      }
      [data-part='figure'] b {
        ${type.stat}
      }
    }
  }
`;

/** What the questions of the map are answered with: beside it the open one, below it a row of cards. */
export function Answers({
  open,
  cards,
  onScroll,
  onFocus,
}: Pick<OpenQuestion, 'open' | 'cards' | 'onScroll' | 'onFocus'>) {
  return (
    <div data-part="answers" aria-live="polite">
      <List ref={cards} data-open={open} onScroll={onScroll} onFocus={onFocus}>
        {why.questions.map(({ question, figure, unit, text, link }, place) => (
          <li key={question} id={answerId(place)} data-open={place === open || undefined}>
            <CardTitle>{question}</CardTitle>
            <p data-part="figure">
              <b>{figure}</b> {unit}
            </p>
            <p>{withLinks(text)}</p>
            <p>
              <TextLink {...link} />
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
