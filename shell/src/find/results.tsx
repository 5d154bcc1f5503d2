import styled from '@emotion/styled';
import { ActionRow, Button, ButtonLink, Caption, EmptyState, TextLink, color, part, space, type } from '@3eu/shared/ui';
import { find } from '../content/find';
import { Marked } from './marked';
import type { Hit } from './search-index';

/** More than these nobody reads. */
const most = 20;

const List = styled.ol`
  border-top: 3px solid ${part.rule};
  li {
    padding-block: ${space[16]};
    border-bottom: 1px solid ${part.hairline};
    max-width: 66ch;
  }
  h3 {
    ${type.card}
  }
  li > p {
    margin-top: ${space[4]};
  }
  mark {
    background: ${color.amber300};
    color: ${color.ink900};
  }
`;

const Count = styled(Caption)`
  margin-bottom: ${space[16]};
  overflow-wrap: anywhere;
`;

function Nothing({ onClear }: { onClear: () => void }) {
  const { title, text, links, clear } = find.empty;
  const actions = (
    <ActionRow>
      <Button onClick={onClear}>{clear}</Button>
      {links.map(({ label, href }) => <ButtonLink key={href} href={href} variant="secondary">{label}</ButtonLink>)}
    </ActionRow>
  );
  return <EmptyState title={title} actions={actions}><p>{text}</p></EmptyState>;
}

export type ResultsProps = { hits: readonly Hit[]; term: string; onClear: () => void };

/** What was found, the best first, with what matched marked; the count is read out politely. */
export function Results({ hits, term, onClear }: ResultsProps) {
  const shown = hits.slice(0, most);
  if (shown.length === 0) return <Nothing onClear={onClear} />;
  return (
    <>
      <Count>{hits.length > most ? find.best(most, term) : find.count(shown.length, term)}</Count>
      <List>
        {shown.map(({ entry: { href, title, section, description }, words }) => (
          <li key={href}>
            <h3><TextLink href={href} quiet><Marked text={title} found={words} /></TextLink></h3>
            <p><Marked text={description} found={words} /></p>
            <Caption>{section}</Caption>
          </li>
        ))}
      </List>
    </>
  );
}
