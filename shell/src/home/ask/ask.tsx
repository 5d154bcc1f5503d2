import { useDeferredValue, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useSearch } from '@3eu/engine/search/use-search';
import { Link, useHydrated, useLocation } from '@3eu/platform/page';
import { VisuallyHidden, color, media, space, tone } from '@3eu/university/ui';
import { ask } from '../../content/ask';
import { find } from '../../content/find';
import { AskLine } from '../../find/ask-line';
import { ourSearch } from '../../find/sources';
import { walkFound } from '../../find/walk';
import { Answer } from './answer';
import { Found } from './instead';
import { useLitPin } from '../lit-pin';
import { useArrival, useLineAtTop, useTitle } from './use-arrival';

const Asked = styled.div`
  display: contents;
  &:not([data-live]) > :target {
    display: block !important;
  }
`;

const Line = styled.div`
  grid-row: 2;
  scroll-margin-top: calc(var(--header-height) + ${space[16]});
  margin-top: ${space[24]};
`;

const Keys = styled.div`
  display: contents;
`;

const Questions = styled.ul`
  grid-row: 4;
  display: grid;
  gap: 0 ${space[24]};
  padding-top: ${space[8]};
  a {
    display: block;
    padding-block: ${space[8]};
    color: ${tone.link};
    font-weight: 600;
    text-decoration-thickness: 1px;
  }
  a[aria-current] {
    color: ${color.amber300};
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/**
 * What the front of the home page gives way to: one of four answers, each at its own address, or what was found for the
 * words that are written. Without scripts, the browser shows the answer that the address names.
 */
export function Block() {
  const { hash } = useLocation();
  const isLive = useHydrated();
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const { found, own, hasFailed } = useSearch(ourSearch, term);
  const place = term === '' ? `/${hash}` : found?.card?.href;
  const open = ask.answers.find(({ id }) => place === `/#${id}`);
  const status = hasFailed ? find.failed.title : found ? own!.statusOf(found) : find.searching;
  useLitPin(place);
  const line = useRef<HTMLDivElement>(null);
  useLineAtTop(line, term !== '');
  useTitle(open?.question);
  useArrival(isLive && term === '' ? open?.id : undefined);
  return (
    <Keys data-asking={term !== '' || undefined} onKeyDown={(event) => walkFound(event, () => setText(''))}>
      <Line ref={line}>
        <AskLine value={text} onChange={setText} />
        <p role="status">
          <VisuallyHidden>{term !== '' && status}</VisuallyHidden>
        </p>
      </Line>
      <Asked data-part="asked" data-live={isLive || undefined}>
        {ask.answers.map((answer) => (
          <Answer key={answer.id} answer={answer} isHidden={!isLive || answer !== open} />
        ))}
        {term !== '' && !open && <Found>{own && found ? <own.Results found={found} /> : status}</Found>}
      </Asked>
      <Questions aria-label="Asked first">
        {ask.answers.map(({ id, question }) => (
          <li key={id}>
            <Link href={`#${id}`} aria-current={open?.id === id || undefined} onClick={() => setText('')}>
              {question}
            </Link>
          </li>
        ))}
      </Questions>
    </Keys>
  );
}
