import styled from '@emotion/styled';
import type { RuntimeHref, SiteHref } from '@3eu/platform/page';
import { TextLink, space, tone, type } from '@3eu/university/ui';
import { ask } from '../../content/ask';
import { find } from '../../content/find';
import { header } from '../../content/header';
import { Marked } from '../../find/marked';
import { InTheirLanguage, Otherwise } from '../../find/otherwise';
import type { Found as FoundPlaces } from '../../find/search-index';
import { foundAttribute } from '../../find/walk';
import { Instead } from './instead';

/** As many as fit where the front of the page was. */
const most = 3;

const Panel = styled(Instead)`
  > ol > li {
    display: grid;
    gap: ${space[4]};
    margin-top: ${space[16]};
  }
  [data-part='status'] {
    margin-bottom: ${space[16]};
    ${type.lede}
    font-weight: 600;
  }
  h2 {
    ${type.card}
  }
  > ol > li:first-of-type h2 {
    ${type.h3}
  }
  [data-part='where'] {
    ${type.caption}
    color: ${tone.soft};
  }
  mark {
    background: none;
    color: ${tone.accent};
    font-weight: 650;
  }
`;

/** What a search has come to, in a line. */
export function statusOf(found: FoundPlaces | undefined, hasFailed: boolean): string {
  if (hasFailed) return find.failed.title;
  if (!found) return find.searching;
  const { hits, answer, isWeak } = found;
  if (answer) return answer.question;
  if (hits.length === 0) return ask.found.none;
  return isWeak ? find.weak : ask.found.count(hits.length);
}

type FoundProps = { term: string; found: FoundPlaces | undefined; status: string };

/** What answers what is written: the answer to a question that was asked as it stands, or the best places. */
export function Found({ term, found, status }: FoundProps) {
  const { hits = [], answer, language, isWeak = false, nearest = [] } = found ?? {};
  return (
    <Panel>
      <InTheirLanguage language={language} />
      {answer ? (
        <article {...{ [foundAttribute]: '' }}>
          <h2>{answer.question}</h2>
          <p>{answer.text}</p>
          <p>
            <TextLink href={answer.href as RuntimeHref}>{ask.found.more}</TextLink>
          </p>
        </article>
      ) : (
        <p data-part="status">{status}</p>
      )}
      {!answer && (
        <ol {...{ [foundAttribute]: '' }}>
          {hits.slice(0, isWeak ? 1 : most).map(({ href, title, where, sentence }) => (
            <li key={href}>
              <h2>
                <TextLink href={href as RuntimeHref} quiet>
                  <Marked pieces={title} />
                </TextLink>
              </h2>
              <p>
                <Marked pieces={sentence} />
              </p>
              {where && <p data-part="where">{where}</p>}
            </li>
          ))}
        </ol>
      )}
      {isWeak && <Otherwise nearest={nearest} />}
      {hits.length > (answer ? 0 : most) && (
        <p>
          <TextLink href={`${header.find.href}?q=${encodeURIComponent(term)}` satisfies SiteHref}>
            {ask.found.all}
          </TextLink>
        </p>
      )}
    </Panel>
  );
}
