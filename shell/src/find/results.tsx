import styled from '@emotion/styled';
import { lost } from '@3eu/university/pictures';
import type { RuntimeHref } from '@3eu/platform/page';
import {
  ArchPicture,
  Button,
  Caption,
  Split,
  TextLink,
  color,
  media,
  space,
  tone,
  type,
  Linked,
} from '@3eu/university/ui';
import { RuledList, EmptyState } from '@3eu/university/ui/patterns';
import { find } from '../content/find';
import { Marked } from './marked';
import { InTheirLanguage, Otherwise } from './otherwise';
import type { Found } from './search-index';
import { most } from './result-count';
import { foundAttribute } from './walk';

const List = styled(RuledList)`
  h3 {
    ${type.card}
  }
  li > p {
    margin-top: ${space[4]};
  }
  ${media.md} {
    > li {
      display: grid;
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${space[48]};
    }
    > li > [data-part='text'] {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
      max-width: 66ch;
    }
  }
  mark {
    background: ${color.amber300};
    color: ${color.ink900};
  }
`;

const Answered = styled.article`
  margin-bottom: ${space[32]};
  padding-top: ${space[16]};
  border-top: 3px solid ${tone.rule};
  h2 {
    ${type.h3}
  }
  p {
    max-width: 66ch;
    margin-top: ${space[8]};
  }
`;

/* Where there is room beside the words; on phones the list of all pages comes sooner without. */
const Window = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    width: 100%;
    max-width: 220px;
    justify-self: end;
  }
`;

function Nothing({ nearest, onClear }: Pick<Found, 'nearest'> & { onClear: () => void }) {
  const { title, text, clear } = find.empty;
  return (
    <Split ratio="8/4" align="center">
      <EmptyState title={title} actions={<Button onClick={onClear}>{clear}</Button>}>
        <p>
          <Linked text={text} />
        </p>
        <Otherwise nearest={nearest} />
      </EmptyState>
      <Window>
        <ArchPicture picture={{ ...lost, focus: [100, 70] }} ratio="4/5" sizes="489px" decorative />
      </Window>
    </Split>
  );
}

/** What was found: first the answer to a question that was asked as it stands, then the places, the best first. */
export function Results({ found, onClear }: { found: Found; onClear: () => void }) {
  const { hits, answer, language, nearest, isWeak } = found;
  return (
    <>
      <InTheirLanguage language={language} />
      {answer && (
        <Answered {...{ [foundAttribute]: '' }}>
          <h2>
            <TextLink href={answer.href as RuntimeHref} quiet>
              {answer.question}
            </TextLink>
          </h2>
          <p>{answer.text}</p>
        </Answered>
      )}
      {hits.length === 0 && !answer && <Nothing nearest={nearest} onClear={onClear} />}
      {hits.length > 0 && (
        <List as="ol" room={16} {...{ [foundAttribute]: '' }}>
          {hits.slice(0, most).map(({ href, title, where, sentence }) => (
            <li key={href}>
              <h3>
                <TextLink href={href as RuntimeHref} quiet>
                  <Marked pieces={title} />
                </TextLink>
              </h3>
              <p data-part="text">
                <Marked pieces={sentence} />
              </p>
              {where && <Caption>{where}</Caption>}
            </li>
          ))}
        </List>
      )}
      {isWeak && hits.length > 0 && <Otherwise nearest={nearest} />}
    </>
  );
}
