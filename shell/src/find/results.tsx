import styled from '@emotion/styled';
import { lost } from '@3eu/university/pictures';
import type { RuntimeHref } from '@3eu/platform/page';
import {
  ActionRow,
  ArchPicture,
  Button,
  ButtonLink,
  Caption,
  EmptyState,
  Split,
  TextLink,
  color,
  media,
  space,
  type,
  Linked,
} from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { find } from '../content/find';
import { Marked } from './marked';
import type { Hit } from './search-index';
import { snippetOf } from './snippet';

/** Maximum number of results shown: a narrower search helps more than a longer list. */
const most = 20;

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

const Count = styled(Caption)`
  margin-bottom: ${space[16]};
  overflow-wrap: anywhere;
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

function Nothing({ onClear }: { onClear: () => void }) {
  const { title, text, links, clear } = find.empty;
  const actions = (
    <ActionRow>
      <Button onClick={onClear}>{clear}</Button>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </ActionRow>
  );
  return (
    <Split ratio="8/4" align="center">
      <EmptyState title={title} actions={actions}>
        <p>
          <Linked text={text} />
        </p>
      </EmptyState>
      <Window>
        <ArchPicture picture={{ ...lost, focus: [100, 70] }} ratio="4/5" sizes="489px" decorative />
      </Window>
    </Split>
  );
}

/** The number of results. It is in the document before there are any, so that screen readers announce its changes. */
export function ResultCount({ hits, term }: { hits: readonly Hit[] | undefined; term: string }) {
  const count = hits?.length ?? 0;
  return <Count role="status">{count > 0 && (count > most ? find.best(most, term) : find.count(count, term))}</Count>;
}

export function Results({ hits, onClear }: { hits: readonly Hit[]; onClear: () => void }) {
  const shown = hits.slice(0, most);
  if (shown.length === 0) return <Nothing onClear={onClear} />;
  return (
    <List as="ol" room={16}>
      {shown.map(({ entry: { href, title, page, section, text }, found }) => (
        <li key={href}>
          <h3>
            <TextLink href={href as RuntimeHref} quiet>
              <Marked text={title} found={found} />
            </TextLink>
          </h3>
          <p data-part="text">
            <Marked text={snippetOf(text, found)} found={found} />
          </p>
          <Caption>{title === page ? section : find.within(section, page)}</Caption>
        </li>
      ))}
    </List>
  );
}
